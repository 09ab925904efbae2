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
        <Choices
          legend={t('doctors')}
          choices={doctors}
          chosen={values.doctors}
          onChange={(ids) => onChange({ ...values, doctors: ids })}
        />
        <Choices
          legend={t('locations')}
          choices={locations}
          chosen={values.locations}
          onChange={(ids) => onChange({ ...values, locations: ids })}
        />
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

interface ChoicesProps {
  legend: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}

function Choices({ legend, choices, chosen, onChange }: ChoicesProps) {
  if (choices.length === 0) return null;
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm font-medium text-ink-muted">{legend}</legend>
      {choices.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={chosen.includes(id)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
          }
        />
      ))}
    </fieldset>
  );
}
