'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useEarlyTicks } from '@/components/form/inputs/use-early-typing';
import { Button } from '@/components/ui/buttons/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Icon } from '@/components/ui/icon';
import { Popover } from '@/components/ui/overlays/popover';
import { STATUSES, type Status } from '@/lib/agenda/rules/appointment-status';

export interface AgendaFilterValues {
  readonly doctors: readonly string[];
  readonly locations: readonly string[];
  readonly statuses: readonly Status[];
}

interface Choice<Id extends string> {
  readonly id: Id;
  readonly name: string;
}

interface AgendaFiltersProps {
  values: AgendaFilterValues;
  /** How many filters there are. */
  count: number;
  /** None where a view has its own way to choose the doctor. */
  doctors: readonly Choice<string>[];
  locations: readonly Choice<string>[];
  /** Two ticks may come before the first is drawn, so that each is a change of what is chosen by then. */
  onChange: (changesOf: (chosen: AgendaFilterValues) => Partial<AgendaFilterValues>) => void;
  onClear: () => void;
  /** Below the choices: keeps them as the person's own. */
  children?: ReactNode;
}

/**
 * Whose appointments are shown, where, and what became of them. In each group nothing ticked is
 * everything, and a tick narrows.
 */
export function AgendaFilters({
  values,
  count,
  doctors,
  locations,
  onChange,
  onClear,
  children,
}: AgendaFiltersProps) {
  const t = useTranslations('agenda.filters');
  const status = useTranslations('common.appointmentStatus');
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
          onChange={(change) => onChange((all) => ({ doctors: change(all.doctors) }))}
        />
        <Choices
          legend={t('locations')}
          choices={locations}
          chosen={values.locations}
          onChange={(change) => onChange((all) => ({ locations: change(all.locations) }))}
        />
        <Choices
          legend={t('status')}
          choices={STATUSES.map((id) => ({ id, name: status(id) }))}
          chosen={values.statuses}
          onChange={(change) => onChange((all) => ({ statuses: change(all.statuses) }))}
        />
        {count > 0 && (
          <Button variant="quiet" onClick={onClear}>
            {t('clear')}
          </Button>
        )}
        {children}
      </div>
    </Popover>
  );
}

interface ChoicesProps<Id extends string> {
  legend: string;
  choices: readonly Choice<Id>[];
  chosen: readonly Id[];
  onChange: (change: (ids: readonly Id[]) => Id[]) => void;
}

function Choices<Id extends string>({ legend, choices, chosen, onChange }: ChoicesProps<Id>) {
  const watchEarly = useEarlyTicks(
    choices.map(({ id }) => chosen.includes(id)),
    (ticked) =>
      onChange((ids) => [
        // One that has no box here stays.
        ...ids.filter((id) => !choices.some((choice) => choice.id === id)),
        ...choices.filter((_, index) => ticked[index]).map(({ id }) => id),
      ]),
  );
  if (choices.length === 0) return null;
  return (
    <fieldset ref={watchEarly} className="grid gap-1">
      <legend className="mb-1 text-sm font-medium text-ink-muted">{legend}</legend>
      {choices.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={chosen.includes(id)}
          onChange={({ target: { checked } }) =>
            onChange((ids) => [...ids.filter((other) => other !== id), ...(checked ? [id] : [])])
          }
        />
      ))}
    </fieldset>
  );
}
