'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useLeadOn } from '@/components/form/use-lead-on';
import { PatientForm } from '@/components/patients/patient-form';
import {
  type PatientFormValues,
  toChangeBody,
  valuesOf,
} from '@/components/patients/patient-form-values';
import { useToast } from '@/components/ui/toast';
import type { Patient } from '@/lib/contract/patients';
import { VERSION_PATTERN } from '@/lib/contract/version';
import { patientQueries, useChangePatient } from '@/lib/queries/patients';

interface EditPatientScreenProps {
  patient: Patient;
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
}

export function EditPatientScreen({ patient, today }: EditPatientScreenProps) {
  const t = useTranslations('patientForm');
  const leadOn = useLeadOn();
  const toast = useToast();
  const change = useChangePatient();
  const queries = useQueryClient();
  const [initial] = useState(() => valuesOf(patient));
  // The one that the change is to find, whatever is read meanwhile.
  const version = useRef(versionOf(patient));
  const href = `/patients/${patient.id}`;

  async function save(values: PatientFormValues, loaded: PatientFormValues): Promise<void> {
    const body = toChangeBody(values, loaded);
    if (Object.keys(body).length > 0) {
      const ifMatch = version.current;
      await change.mutateAsync({ params: { id: patient.id }, body, ifMatch });
      toast({ message: t('saved') });
    }
    leadOn(href);
  }

  async function reload(): Promise<PatientFormValues> {
    const current = await queries.fetchQuery({ ...patientQueries.read(patient.id), staleTime: 0 });
    version.current = versionOf(current);
    return valuesOf(current);
  }

  return (
    <PatientForm
      mode="edit"
      ownId={patient.id}
      initial={initial}
      today={today}
      save={save}
      reload={reload}
      whereToCheck={() => href}
      cancelHref={href}
    />
  );
}

/** None where the service has none, or one that cannot be asked for. */
function versionOf({ updatedAt }: Patient): string | undefined {
  return updatedAt && VERSION_PATTERN.test(updatedAt) ? updatedAt : undefined;
}
