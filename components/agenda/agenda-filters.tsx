'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Icon } from '@/components/ui/icon';
import { Popover } from '@/components/ui/popover';

export interface AgendaFilterValues {
  readonly doctors: readonly string[];
  readonly locations: readonly string[];
  readonly hidesCanceled: boolean;
}

interface Choice {
  readonly id: string;
  readonly name: string;
}

interface AgendaFiltersProps {
  values: AgendaFilterValues;
  /** None where a view has its own way to choose the doctor. */
  doctors: readonly Choice[];
  locations: readonly Choice[];
  onChange: (values: AgendaFilterValues) => void;
}

/** Whose appointments are shown, and where. */
export function AgendaFilters({ values, doctors, locations, onChange }: AgendaFiltersProps) {
  const t = useTranslations('agenda.filters');
  const count =
    (doctors.length > 0 ? values.doctors.length : 0) +
    values.locations.length +
    (values.hidesCanceled ? 1 : 0);
  const toggled = (ids: readonly string[], id: string) =>
    ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
  return (
    <Popover
      trigger={
        <>
          <Icon name="filter" />
          {t('active', { count })}
        </>
      }
      triggerClassName={`h-9 border border-line-strong/55 px-3 ${count > 0 ? 'border-accent text-accent' : ''}`}
      className="w-72 p-3"
    >
      <div className="grid max-h-[70dvh] gap-4 overflow-y-auto">
        {doctors.length > 0 && (
          <fieldset className="grid gap-1">
            <legend className="mb-1 text-sm font-medium text-ink-muted">{t('doctors')}</legend>
            {doctors.map(({ id, name }) => (
              <Checkbox
                key={id}
                label={name}
                checked={values.doctors.includes(id)}
                onChange={() => onChange({ ...values, doctors: toggled(values.doctors, id) })}
              />
            ))}
          </fieldset>
        )}
        {locations.length > 0 && (
          <fieldset className="grid gap-1">
            <legend className="mb-1 text-sm font-medium text-ink-muted">{t('locations')}</legend>
            {locations.map(({ id, name }) => (
              <Checkbox
                key={id}
                label={name}
                checked={values.locations.includes(id)}
                onChange={() => onChange({ ...values, locations: toggled(values.locations, id) })}
              />
            ))}
          </fieldset>
        )}
        <Checkbox
          label={t('canceled')}
          checked={!values.hidesCanceled}
          onChange={() => onChange({ ...values, hidesCanceled: !values.hidesCanceled })}
        />
        {count > 0 && (
          <Button
            variant="quiet"
            onClick={() => onChange({ doctors: [], locations: [], hidesCanceled: false })}
          >
            {t('clear')}
          </Button>
        )}
      </div>
    </Popover>
  );
}
