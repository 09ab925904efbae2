'use client';

import { useTranslations } from 'next-intl';
import { TypedInput } from '@/components/form/inputs/typed-input';
import { TypedSelect } from '@/components/form/inputs/typed-select';
import { Field } from '@/components/ui/field';
import type { Directory } from '@/lib/agenda/shared/directory';
import type { BookingFieldsProps } from './booking-fields';

/** What the visit is for and how long it takes. */
export function ProcedureFields({
  booking,
  directory,
  errorOf,
}: BookingFieldsProps & { directory: Pick<Directory, 'procedures' | 'learned'> }) {
  const t = useTranslations('booking');
  const { draft, dispatch } = booking;
  const { procedures, learned } = directory;
  const usual = procedures.find(({ id }) => id === draft.procedureId)?.duration;
  const isUsual = usual === undefined || String(usual) === draft.duration;
  return (
    <div className="grid grid-cols-[1fr_6rem] gap-3">
      <Field
        label={t('fields.procedure')}
        error={errorOf('procedure')}
        help={isUsual ? learned && t('learnedProcedures') : t('usualDuration', { minutes: usual })}
      >
        {(control) => (
          <TypedSelect
            {...control}
            name="procedure"
            value={draft.procedureId}
            onChoose={(value) => {
              const procedure = procedures.find(({ id }) => id === value);
              dispatch({ type: 'procedure', procedure });
            }}
          >
            <option value="">{t('choose')}</option>
            {procedures.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </TypedSelect>
        )}
      </Field>
      <Field label={t('fields.duration')} note={t('minutes')} error={errorOf('duration')}>
        {(control) => (
          <TypedInput
            {...control}
            name="duration"
            type="number"
            inputMode="numeric"
            min={5}
            max={720}
            step={5}
            className="tabular"
            value={draft.duration}
            onType={(value) => dispatch({ type: 'text', member: 'duration', value })}
          />
        )}
      </Field>
    </div>
  );
}
