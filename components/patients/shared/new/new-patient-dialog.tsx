'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { SelectField, TextField } from '@/components/form/fields';
import { FormDialog } from '@/components/form/form-dialog';
import { useChangeForm } from '@/components/form/use-change-form';
import {
  errorOfCode,
  FIELD_LIMITS,
  patientFormSchema,
} from '@/components/patients/form/patient-form-schema';
import {
  EMPTY_PATIENT,
  fieldOfPath,
  type PatientFormValues,
  toCreateBody,
} from '@/components/patients/form/patient-form-values';
import { SamePeopleNotice } from '@/components/patients/shared/same-people-notice';
import { useIdentityWords } from '@/components/patients/use-identity-words';
import { Button } from '@/components/ui/buttons/button';
import { News } from '@/components/ui/news';
import { useToast } from '@/components/ui/overlays/toast';
import { useChange } from '@/lib/changes/use-change';
import { DOCUMENT_TYPES } from '@/lib/contract/limits';
import type { createPatient, PatientSummary } from '@/lib/contract/patients';
import { patientRoutes } from '@/lib/contract/routes/patient-routes';
import { patientFromSearch } from '@/lib/patients/rules/patient-from-search';
import { findSamePeople, type SamePerson } from '@/lib/patients/shared/find-same-people';
import {
  PATIENT_READS,
  patientQueries,
  useKeepPatient,
} from '@/lib/patients/shared/patient-queries';

/** A patient is asked for these at the telephone. */
type Asked = 'firstName' | 'lastName' | 'phone' | 'documentType' | 'documentNumber';
const ERRORS = ['required', 'tooLong', 'characters'] as const;

interface NewPatientDialogProps {
  /** What was searched for, and found nobody. */
  search: string;
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  /** With the patient who was written down, or who turned out to be on record already. */
  onPick: (patient: PatientSummary) => void;
  onClose: () => void;
}

/**
 * Writes down somebody new in the middle of another task: names and a phone, with the document where
 * the search was one. The rest of the record can wait.
 */
export function NewPatientDialog({ search, today, onPick, onClose }: NewPatientDialogProps) {
  const t = useTranslations('patientPicker.new');
  const locale = useLocale();
  const toast = useToast();
  const keep = useKeepPatient();
  const queries = useQueryClient();
  const words = useIdentityWords();
  const schema = useMemo(() => patientFormSchema(today, locale), [today, locale]);
  const values = useMemo(() => ({ ...EMPTY_PATIENT, ...patientFromSearch(search) }), [search]);
  const change = useChange<typeof createPatient>(patientRoutes.create, {
    shown: PATIENT_READS,
    endsWithForm: true,
    onMade(patient) {
      keep(patient);
      toast({ message: t('made') });
      onPick(patient);
    },
  });
  const [same, setSame] = useState<readonly SamePerson[]>([]);
  const form = useChangeForm({
    schema,
    values,
    change,
    toInput: (typed: PatientFormValues) => ({ body: toCreateBody(typed) }),
    async mayBeSent(typed) {
      const found = await findSamePeople(queries, typed);
      setSame(found);
      return found.length === 0;
    },
    fieldOf: fieldOfPath,
    refusedFields: ({ fields }) =>
      Object.fromEntries(
        fields.flatMap(({ path, code }) => {
          const field = fieldOfPath(path);
          return field === undefined ? [] : [[field, errorOfCode(field, code)]];
        }),
      ),
  });
  const isDuplicate = form.problem?.code === 'DUPLICATE_PATIENT';
  const existingId = form.problem?.details.patientId;

  async function pickExisting(id: string): Promise<void> {
    onPick(await queries.fetchQuery(patientQueries.read(id)));
  }

  return (
    <FormDialog
      form={isDuplicate ? { ...form, problem: undefined } : form}
      title={t('title')}
      submit={t('submit')}
      words={{
        label: (name) => t(`fields.${name as Asked}`),
        error: (name, code) =>
          t(`errors.${ERRORS.find((error) => error === code) ?? 'invalid'}`, {
            most: FIELD_LIMITS[name as Asked] ?? 0,
          }),
      }}
      onClose={onClose}
    >
      {same.length > 0 && !isDuplicate && (
        <SamePeopleNotice
          people={same}
          onSame={onPick}
          onOther={() => {
            setSame([]);
            form.sendAnyway();
          }}
        />
      )}
      {isDuplicate && (
        <News key={form.attempt} tone="attention" title={t('duplicate')}>
          {typeof existingId === 'string' && (
            <Button size="small" className="mt-2" onClick={() => void pickExisting(existingId)}>
              {t('takeExisting')}
            </Button>
          )}
        </News>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField name="firstName" isRequired />
        <TextField name="lastName" isRequired />
        <TextField name="phone" input={{ type: 'tel' }} note={t('optional')} />
      </div>
      {values.documentNumber !== '' && (
        <div className="grid gap-3 sm:grid-cols-2">
          <SelectField name="documentType">
            <option value="">{t('noType')}</option>
            {DOCUMENT_TYPES.map((type) => (
              <option key={type} value={type}>
                {words.documentTypeWithCode(type)}
              </option>
            ))}
          </SelectField>
          <TextField name="documentNumber" />
        </div>
      )}
      <p className="text-sm text-ink-muted">{t('later')}</p>
    </FormDialog>
  );
}
