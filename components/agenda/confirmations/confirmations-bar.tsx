import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DateInput } from '@/components/form/inputs/date-input';
import { TypedSelect } from '@/components/form/inputs/typed-select';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { Field } from '@/components/ui/field';
import { isAgendaDate } from '@/lib/agenda/confirmations/confirmations-view';
import type { AgendaLocation } from '@/lib/agenda/shared/directory';
import { isLocale, LOCALES, type Locale } from '@/lib/i18n/locales';
import { addDays } from '@/lib/kit/dates/clinic-time';

interface ConfirmationsBarProps {
  date: string;
  hrefOf: (date: string) => string;
  locations: readonly AgendaLocation[];
  /** Null: everywhere. */
  location: string | null;
  onLocation: (location: string | null) => void;
  language: Locale;
  onLanguage: (language: Locale) => void;
}

/** Which date, which location, and in which language patients are written to. */
export function ConfirmationsBar({
  date,
  hrefOf,
  locations,
  location,
  onLocation,
  language,
  onLanguage,
}: ConfirmationsBarProps) {
  const t = useTranslations('confirmations');
  const agenda = useTranslations('agenda');
  const dates = useTranslations('common.date.errors');
  const router = useRouter();
  const [typed, setTyped] = useState(date);
  const [isWrong, setWrong] = useState(false);

  function show(): void {
    const isDate = isAgendaDate(typed);
    setWrong(!isDate);
    if (isDate && typed !== date) router.push(hrefOf(typed));
  }

  return (
    <div className="mb-4 flex flex-wrap items-start gap-2 max-sm:grid max-sm:grid-cols-2 print:hidden">
      <Field
        label={t('date')}
        error={isWrong ? dates('date') : undefined}
        className="w-44 max-sm:w-auto"
      >
        {(control) => (
          <DateInput
            control={control}
            name="date"
            value={typed}
            min="1900-01-01"
            max="2199-12-31"
            onChange={setTyped}
            onSettle={show}
          />
        )}
      </Field>
      <div className="mt-6.5 flex gap-2">
        <LinkButton
          href={hrefOf(addDays(date, -1))}
          icon="back"
          rel="prev"
          data-shortcut="previous"
          aria-label={agenda('previousDay')}
          title={agenda('previousDay')}
        />
        <LinkButton
          href={hrefOf(addDays(date, 1))}
          icon="forward"
          rel="next"
          data-shortcut="next"
          aria-label={agenda('nextDay')}
          title={agenda('nextDay')}
        />
      </div>
      <Field label={t('location')} className="w-52 max-sm:w-auto">
        {(control) => (
          <TypedSelect
            {...control}
            value={location ?? ''}
            onChoose={(chosen) => onLocation(chosen === '' ? null : chosen)}
          >
            <option value="">{t('everywhere')}</option>
            {location !== null && locations.every(({ id }) => id !== location) && (
              <option value={location}>{location}</option>
            )}
            {locations.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </TypedSelect>
        )}
      </Field>
      <Field label={t('language')} className="w-44 max-sm:w-auto">
        {(control) => (
          <TypedSelect
            {...control}
            value={language}
            onChoose={(chosen) => isLocale(chosen) && onLanguage(chosen)}
          >
            {LOCALES.map((locale) => (
              <option key={locale} value={locale}>
                {t(`languages.${locale}`)}
              </option>
            ))}
          </TypedSelect>
        )}
      </Field>
    </div>
  );
}
