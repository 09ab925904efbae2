'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { PatientForm } from '@/components/patients/patient-form';
import {
  EMPTY_PATIENT,
  type PatientFormValues,
  toCreateBody,
} from '@/components/patients/patient-form-values';
import { useToast } from '@/components/ui/toast';
import { useCreatePatient } from '@/lib/queries/patients';
import { patientsHref } from '../search-params';

interface NewPatientScreenProps {
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  /** The document that was searched and not found. */
  documentNumber: string;
}

export function NewPatientScreen({ today, documentNumber }: NewPatientScreenProps) {
  const t = useTranslations('patientForm');
  const router = useRouter();
  const toast = useToast();
  const create = useCreatePatient();

  async function save(values: PatientFormValues): Promise<void> {
    const patient = await create.mutateAsync({ body: toCreateBody(values) });
    toast({ message: t('created') });
    router.replace(`/patients/${patient.id}`);
  }

  return (
    <PatientForm
      mode="create"
      initial={{ ...EMPTY_PATIENT, documentNumber }}
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
