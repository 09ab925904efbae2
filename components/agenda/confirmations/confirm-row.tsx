import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/buttons/button-class';
import { Link } from '@/components/ui/buttons/link';
import { cx } from '@/components/ui/cx';
import { Kbd } from '@/components/ui/kbd';
import type { Contact } from '@/lib/agenda/confirmations/contact';
import type { CallBody } from '@/lib/agenda/confirmations/forms';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import { CALL_OUTCOMES } from '@/lib/agenda/rules/confirmations';
import { agendaHref } from '@/lib/agenda/shared/agenda-view';
import { formatTime } from '@/lib/kit/dates/time-format';
import { ContactLinks, type Writing } from './contact-links';
import { useCall } from './use-call';

interface ConfirmRowProps {
  entry: AgendaEntry;
  contact: Contact | 'loading' | 'failed';
  place: string;
  writing: Writing;
  onSaid: (who: string, outcome: CallBody['outcome']) => void;
}

const LINK =
  'inline-flex min-h-6 items-center text-accent underline-offset-2 hover:underline touch:min-h-11';

/** One patient to be asked, and what came of it. */
export function ConfirmRow({ entry, contact, place, writing, onSaid }: ConfirmRowProps) {
  const t = useTranslations('confirmations');
  const agenda = useTranslations('agenda');
  const locale = useLocale();
  const known = typeof contact === 'string' ? undefined : contact.name;
  const who = entry.patient ?? known ?? agenda('unnamedPatient');
  const call = useCall(entry, (outcome) => onSaid(who, outcome));
  return (
    <li
      data-confirm={entry.id}
      className="border-b border-line px-4 py-2 last:border-b-0 print:break-inside-avoid"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Link
          href={agendaHref({ date: entry.date, appointment: entry.id })}
          aria-label={t('openOf', { name: who, time: formatTime(entry.from, locale) })}
          className={cx(LINK, 'tabular w-20 whitespace-nowrap print:w-24')}
        >
          {formatTime(entry.from, locale)}
        </Link>
        <div className="min-w-40 flex-1 basis-48">
          <Link
            href={`/patients/${encodeURIComponent(entry.patientId)}`}
            className={cx(LINK, 'font-medium wrap-anywhere')}
          >
            {who}
          </Link>
          <p className="text-sm wrap-anywhere text-ink-muted">
            {[entry.procedure, place].filter(Boolean).join(' · ')}
          </p>
        </div>
        <div className="grid gap-1.5 max-sm:basis-full xl:w-[39rem] print:w-60">
          <ContactLinks entry={entry} contact={contact} place={place} who={who} writing={writing} />
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would frame each row. */}
          <div
            role="group"
            aria-label={t('outcomeOf', { name: who })}
            aria-busy={call.isPending}
            className="flex flex-wrap gap-1"
          >
            {CALL_OUTCOMES.map((outcome, index) => (
              <button
                key={outcome}
                type="button"
                data-outcome={outcome}
                aria-pressed={call.said === outcome}
                aria-keyshortcuts={String(index + 1)}
                onClick={() => void call.say(outcome)}
                className={cx(
                  buttonClass('secondary', 'small'),
                  'aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-semibold aria-pressed:text-accent',
                )}
              >
                <span aria-hidden="true" className="max-sm:hidden touch:hidden">
                  <Kbd>{String(index + 1)}</Kbd>
                </span>
                {t(`outcomes.${outcome}`)}
              </button>
            ))}
          </div>
          <p className="hidden print:block">{call.said && t(`outcomes.${call.said}`)}</p>
        </div>
      </div>
      <p role="alert" className="mt-1 text-sm text-danger empty:hidden">
        {call.failure}
      </p>
    </li>
  );
}
