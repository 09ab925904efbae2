'use client';

import { useTranslations } from 'next-intl';
import { useLeadOn } from '@/components/form/use-lead-on';
import { PatientForm } from '@/components/patients/patient-form';
import {
  EMPTY_PATIENT,
  type PatientFormValues,
  toCreateBody,
} from '@/components/patients/patient-form-values';
import { useToast } from '@/components/ui/toast';
import { useCreatePatient } from '@/lib/queries/patients';
import type { SearchedPatient } from '@/lib/rules/patient-from-search';
import { patientsHref } from '../search-params';

interface NewPatientScreenProps {
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  /** What the search that found nobody says of the person. */
  searched: SearchedPatient;
}

export function NewPatientScreen({ today, searched }: NewPatientScreenProps) {
  const t = useTranslations('patientForm');
  const leadOn = useLeadOn();
  const toast = useToast();
  const create = useCreatePatient();

  async function save(values: PatientFormValues): Promise<void> {
    const patient = await create.mutateAsync({ body: toCreateBody(values) });
    toast({ message: t('created') });
    leadOn(`/patients/${patient.id}`);
  }

  return (
    <PatientForm
      mode="create"
      initial={{ ...EMPTY_PATIENT, ...searched }}
      today={today}
      save={save}
      whereToCheck={({ documentNumber: number, firstName, lastName }) =>
        patientsHref({
          search: number.trim() === '' ? `${firstName} ${lastName}`.trim() : number.trim(),
          status: undefined,
          page: 1,
        })
      }
      cancelHref="/patients"
    />
  );
}
