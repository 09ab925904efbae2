'use client';

import { useTranslations } from 'next-intl';
import { useLeadOn } from '@/components/form/use-lead-on';
import { PatientForm } from '@/components/patients/form/patient-form';
import { EMPTY_PATIENT, toCreateBody } from '@/components/patients/form/patient-form-values';
import { useToast } from '@/components/ui/overlays/toast';
import { useChange } from '@/lib/changes/use-change';
import type { createPatient } from '@/lib/contract/patients';
import { patientRoutes } from '@/lib/contract/routes/patient-routes';
import type { SearchedPatient } from '@/lib/patients/rules/patient-from-search';
import { PATIENT_READS, useKeepPatient } from '@/lib/patients/shared/patient-queries';
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
  const keep = useKeepPatient();
  const change = useChange<typeof createPatient>(patientRoutes.create, {
    shown: PATIENT_READS,
    // The next form is about somebody else.
    endsWithForm: true,
    announce(patient) {
      keep(patient);
      toast({ message: t('created') });
    },
    onMade: ({ id }) => leadOn(`/patients/${id}`),
  });
  return (
    <PatientForm
      mode="create"
      initial={{ ...EMPTY_PATIENT, ...searched }}
      today={today}
      change={change}
      toInput={(values) => ({ body: toCreateBody(values) })}
      whereToCheck={({ documentNumber: number, firstName, lastName }) =>
        patientsHref({
          search: number.trim() === '' ? `${firstName} ${lastName}`.trim() : number.trim(),
        })
      }
      cancelHref="/patients"
    />
  );
}
