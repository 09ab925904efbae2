'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PatientForm } from '@/components/patients/patient-form';
import {
  type PatientFormValues,
  toChangeBody,
  valuesOf,
} from '@/components/patients/patient-form-values';
import { useToast } from '@/components/ui/toast';
import type { Patient } from '@/lib/contract/patients';
import { useChangePatient } from '@/lib/queries/patients';

interface EditPatientScreenProps {
  patient: Patient;
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
}

export function EditPatientScreen({ patient, today }: EditPatientScreenProps) {
  const t = useTranslations('patientForm');
  const router = useRouter();
  const toast = useToast();
  const change = useChangePatient();
  // What was loaded stays the yardstick of what this person changed, whatever is read meanwhile.
  const [loaded] = useState(() => valuesOf(patient));
  const href = `/patients/${patient.id}`;

  async function save(values: PatientFormValues): Promise<void> {
    const body = toChangeBody(values, loaded);
    if (Object.keys(body).length > 0) {
      await change.mutateAsync({ params: { id: patient.id }, body });
      toast({ message: t('saved') });
    }
    router.replace(href);
  }

  return (
    <PatientForm
      mode="edit"
      ownId={patient.id}
      initial={loaded}
      today={today}
      save={save}
      whereToCheck={() => href}
      cancelHref={href}
    />
  );
}
