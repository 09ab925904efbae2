'use client';

import { useTranslations } from 'next-intl';
import { DateRange } from '@/components/form/date-range';
import { TypedSelect } from '@/components/form/typed-select';
import { useCleared } from '@/components/form/use-date-range';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { isAction } from '@/lib/audit/actions';
import {
  type AuditFilter,
  isActionGroup,
  isNarrowed,
  RESULTS,
  WHOLE_TRAIL,
} from '@/lib/audit/audit-view';
import type { TrailPerson } from '@/lib/audit/trail-page.server';
import { ActionOptions } from './action-options';

interface AuditFiltersProps {
  filter: AuditFilter;
  people: readonly TrailPerson[];
  /** Of the patient who is meant, where it is known. */
  patientName: string | undefined;
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  onChange: (filter: AuditFilter) => void;
  /** Asks for the patient. */
  onPatient: () => void;
}

const WIDTH = 'max-sm:w-auto max-sm:grow max-sm:basis-[40%]';

/** Narrows the trail down; each choice has its address. */
export function AuditFilters(props: AuditFiltersProps) {
  const { filter, people, patientName, today, onChange, onPatient } = props;
  const t = useTranslations('audit');
  const { staffId, patientId } = filter;
  const [cleared, clearTyped] = useCleared();
  const change = (changed: Partial<AuditFilter>) => onChange({ ...filter, ...changed });
  const ofPatient = t('filters.ofPatient', { name: patientName ?? patientId ?? '' });
  const isUnknown = staffId !== undefined && people.every(({ id }) => id !== staffId);
  return (
    <search className="mb-4 flex flex-wrap items-end gap-x-3 gap-y-2 print:hidden">
      <Field label={t('filters.person')} className={`w-44 ${WIDTH}`}>
        {(control) => (
          <TypedSelect
            {...control}
            value={staffId ?? ''}
            onChoose={(value) => change({ staffId: value || undefined })}
          >
            <option value="">{t('filters.anyPerson')}</option>
            {people.map(({ id, name, isDisabled }) => (
              <option key={id} value={id}>
                {isDisabled ? t('filters.disabled', { name }) : name}
              </option>
            ))}
            {isUnknown && <option value={staffId}>{staffId}</option>}
          </TypedSelect>
        )}
      </Field>
      <Field label={t('filters.action')} className={`w-56 ${WIDTH}`}>
        {(control) => (
          <TypedSelect
            {...control}
            value={filter.action ?? ''}
            onChoose={(value) =>
              change({ action: isAction(value) || isActionGroup(value) ? value : undefined })
            }
          >
            <ActionOptions />
          </TypedSelect>
        )}
      </Field>
      <Field label={t('filters.result')} className={`w-32 ${WIDTH}`}>
        {(control) => (
          <TypedSelect
            {...control}
            value={filter.result ?? ''}
            onChoose={(value) => change({ result: RESULTS.find((result) => result === value) })}
          >
            <option value="">{t('filters.anyResult')}</option>
            {RESULTS.map((result) => (
              <option key={result} value={result}>
                {t(`results.${result}`)}
              </option>
            ))}
          </TypedSelect>
        )}
      </Field>
      <DateRange
        key={cleared}
        from={filter.from}
        to={filter.to}
        today={today}
        labels={{ from: t('filters.from'), to: t('filters.to') }}
        onChange={change}
      />
      {patientId === undefined ? (
        <Button icon="person" onClick={onPatient}>
          {t('filters.patient')}
        </Button>
      ) : (
        <Button
          icon="close"
          aria-label={`${t('filters.remove')}: ${ofPatient}`}
          onClick={() => change({ patientId: undefined })}
        >
          {ofPatient}
        </Button>
      )}
      {isNarrowed(filter) && (
        <Button
          variant="quiet"
          icon="close"
          onClick={() => {
            clearTyped();
            onChange(WHOLE_TRAIL);
          }}
        >
          {t('filters.clear')}
        </Button>
      )}
    </search>
  );
}
