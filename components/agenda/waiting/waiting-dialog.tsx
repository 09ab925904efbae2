'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { useController } from 'react-hook-form';
import { ChoiceField, NotesField, SelectField, useFieldState } from '@/components/form/fields';
import { FormDialog } from '@/components/form/form-dialog';
import { DateInput } from '@/components/form/inputs/date-input';
import { useChangeForm } from '@/components/form/use-change-form';
import { ChosenPatient } from '@/components/patients/shared/picker/chosen-patient';
import { PatientField } from '@/components/patients/shared/picker/patient-field';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { useToast } from '@/components/ui/overlays/toast';
import type { Directory } from '@/lib/agenda/shared/directory';
import { waitingHandlers } from '@/lib/agenda/waiting/handlers';
import { MAX_WAITING_NOTE } from '@/lib/agenda/waiting/waiting';
import {
  type WaitingError,
  type WaitingSent,
  type WaitingValues,
  waitingForm,
} from '@/lib/agenda/waiting/waiting-form';
import { useOwnChange } from '@/lib/changes/use-change';
import type { PatientSummary } from '@/lib/contract/patients';
import { addDays } from '@/lib/kit/dates/clinic-time';
import { WEEKDAYS } from '@/lib/kit/schedule';
import { callOwn } from '@/lib/queries/call-own';

const WAIT = {
  id: 'desk.wait',
  /** Its key is the id of the row: sent again it is the same one. */
  call: (body: WaitingSent, key: string) =>
    callOwn(waitingHandlers.add, { body: { ...body, id: key } }),
};

interface WaitingDialogProps {
  directory: Pick<Directory, 'doctors' | 'locations' | 'procedures'>;
  today: string;
  /** What a booking says already. */
  begin?: Partial<Pick<WaitingValues, 'procedureId' | 'doctorId' | 'locationId'>>;
  patient?: PatientSummary | undefined;
  onClose: () => void;
  onAdded?: () => void;
}

/** Puts a patient on the waiting list. */
export function WaitingDialog({
  directory,
  today,
  begin = {},
  patient: known,
  onClose,
  onAdded,
}: WaitingDialogProps) {
  const t = useTranslations('waiting');
  const toast = useToast();
  const schema = useMemo(() => waitingForm(today), [today]);
  const change = useOwnChange(WAIT, {
    shown: ['waiting-fits'],
    onMade() {
      toast({ message: t('added') });
      onClose();
      onAdded?.();
    },
  });
  const values: WaitingValues = {
    patientId: known?.id ?? '',
    procedureId: begin.procedureId ?? '',
    doctorId: begin.doctorId ?? '',
    locationId: begin.locationId ?? '',
    part: 'any',
    weekdays: [],
    until: '',
    note: '',
  };
  const form = useChangeForm<WaitingValues, WaitingSent, WaitingSent, { readonly id: string }>({
    schema,
    values,
    change,
    toInput: (sent) => sent,
  });
  return (
    <FormDialog
      form={form}
      title={t('addTitle')}
      submit={t('add')}
      words={{
        label: (name) => t(`fields.${name as keyof WaitingValues}`),
        error: (_, code) =>
          t(`errors.${code as WaitingError | 'refused'}`, { most: MAX_WAITING_NOTE }),
      }}
      onClose={onClose}
    >
      <WhoWaits known={known} today={today} />
      <WaitingFields directory={directory} today={today} />
    </FormDialog>
  );
}

function WhoWaits({ known, today }: { known: PatientSummary | undefined; today: string }) {
  const { field } = useController<WaitingValues, 'patientId'>({ name: 'patientId' });
  const { error } = useFieldState('patientId');
  const [patient, setPatient] = useState(known);
  return patient ? (
    <ChosenPatient
      patient={patient}
      isUnread={false}
      today={today}
      error={error}
      onChange={() => {
        setPatient(undefined);
        field.onChange('');
      }}
    />
  ) : (
    <PatientField
      today={today}
      recents={NOBODY}
      error={error}
      onPick={(picked) => {
        setPatient(picked);
        field.onChange(picked.id);
      }}
    />
  );
}

const NOBODY: readonly PatientSummary[] = [];

function WaitingFields({ directory, today }: Pick<WaitingDialogProps, 'directory' | 'today'>) {
  const t = useTranslations('waiting');
  const until = useController<WaitingValues, 'until'>({ name: 'until' }).field;
  const untilState = useFieldState('until');
  return (
    <>
      <SelectField name="procedureId" isRequired>
        <option value="">{t('choose')}</option>
        {directory.procedures.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField name="doctorId">
          <option value="">{t('anyDoctor')}</option>
          {directory.doctors
            .filter(({ active }) => active)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </SelectField>
        <SelectField name="locationId">
          <option value="">{t('anyLocation')}</option>
          {directory.locations.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <ChoiceField
        name="part"
        legend={t('fields.part')}
        isInline
        choices={(['any', 'morning', 'afternoon'] as const).map((value) => ({
          value,
          label: t(`parts.${value}`),
        }))}
      />
      <WeekdayFields />
      <Field {...untilState} note={t('optional')}>
        {(control) => (
          <DateInput
            control={control}
            name="until"
            value={until.value}
            onChange={until.onChange}
            onSettle={until.onBlur}
            min={today}
            max={addDays(today, 2 * 366)}
          />
        )}
      </Field>
      <NotesField name="note" note={t('optional')} max={MAX_WAITING_NOTE} rows={2} />
    </>
  );
}

function WeekdayFields() {
  const t = useTranslations('waiting');
  const { field } = useController<WaitingValues, 'weekdays'>({ name: 'weekdays' });
  return (
    <fieldset>
      <legend className="mb-1 font-medium">
        {t('fields.weekdays')}
        <span className="ml-2 text-sm font-normal text-ink-faint">{t('weekdaysNote')}</span>
      </legend>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        {WEEKDAYS.map((day, index) => {
          const value = String(index + 1);
          return (
            <Checkbox
              key={day}
              name={`weekday-${value}`}
              label={t(`days.${day}`)}
              checked={field.value.includes(value)}
              onChange={({ target }) =>
                field.onChange(
                  target.checked
                    ? [...field.value, value]
                    : field.value.filter((one) => one !== value),
                )
              }
            />
          );
        })}
      </div>
    </fieldset>
  );
}
