'use client';

import { useTranslations } from 'next-intl';
import { DateRange } from '@/components/form/inputs/date-range';
import { TypedSelect } from '@/components/form/inputs/typed-select';
import { useCleared } from '@/components/form/inputs/use-date-range';
import { FilterBar } from '@/components/table/filter-bar';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/field';
import {
  type AuditFilter,
  isActionGroup,
  isNarrowed,
  RESULTS,
  WHOLE_TRAIL,
} from '@/lib/audit/audit-view';
import type { TrailPerson } from '@/lib/audit/trail-page.server';
import { ACTION_GROUPS } from '@/lib/contract/route';
import { actionsOf, actionWord, isAction } from '@/lib/kit/audit-actions';

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
  const isUnknown = staffId !== null && people.every(({ id }) => id !== staffId);
  return (
    <FilterBar
      clear={
        isNarrowed(filter) && {
          label: t('filters.clear'),
          onClear: () => {
            clearTyped();
            onChange(WHOLE_TRAIL);
          },
        }
      }
    >
      <Field label={t('filters.person')} className={`w-44 ${WIDTH}`}>
        {(control) => (
          <TypedSelect
            {...control}
            value={staffId ?? ''}
            onChoose={(value) => change({ staffId: value || null })}
          >
            <option value="">{t('filters.anyPerson')}</option>
            {people.map((person) => (
              <option key={person.id} value={person.id}>
                {person.isDisabled
                  ? t('filters.disabled', { name: nameAmong(people, person) })
                  : nameAmong(people, person)}
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
              change({ action: isAction(value) || isActionGroup(value) ? value : null })
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
            onChoose={(value) =>
              change({ result: RESULTS.find((result) => result === value) ?? null })
            }
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
        from={filter.from ?? undefined}
        to={filter.to ?? undefined}
        today={today}
        labels={{ from: t('filters.from'), to: t('filters.to') }}
        onChange={({ from = null, to = null }) => change({ from, to })}
      />
      {patientId === null ? (
        <Button icon="person" onClick={onPatient}>
          {t('filters.patient')}
        </Button>
      ) : (
        <Button
          icon="close"
          aria-label={`${t('filters.remove')}: ${ofPatient}`}
          onClick={() => change({ patientId: null })}
        >
          {ofPatient}
        </Button>
      )}
    </FilterBar>
  );
}

/** With the e-mail where another has the same name. */
function nameAmong(people: readonly TrailPerson[], { id, name, email }: TrailPerson): string {
  const isShared = people.some((other) => other.name === name && other.id !== id);
  return isShared ? `${name} · ${email}` : name;
}

/** Whole kinds of actions first, then each action under its kind. */
function ActionOptions() {
  const t = useTranslations('audit');
  const words = useTranslations('audit.actions');
  return (
    <>
      <option value="">{t('filters.anyAction')}</option>
      <optgroup label={t('filters.kinds')}>
        {ACTION_GROUPS.map((group) => (
          <option key={group} value={group}>
            {t(`groups.${group}`)}
          </option>
        ))}
      </optgroup>
      {ACTION_GROUPS.map((group) => (
        <optgroup key={group} label={t(`groups.${group}`)}>
          {actionsOf(group).map((action) => (
            <option key={action} value={action}>
              {words(actionWord(action))}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
}
