'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useLeadOn } from '@/components/form/use-lead-on';
import { PatientForm } from '@/components/patients/form/patient-form';
import {
  type PatientFormValues,
  toChangeBody,
  valuesOf,
  withSent,
} from '@/components/patients/form/patient-form-values';
import { useToast } from '@/components/ui/overlays/toast';
import { useChange } from '@/lib/changes/use-change';
import type { changePatient, Patient } from '@/lib/contract/patients';
import { patientRoutes } from '@/lib/contract/routes/patient-routes';
import { VERSION_PATTERN } from '@/lib/contract/wire/headers';
import {
  PATIENT_READS,
  patientQueries,
  useKeepPatient,
} from '@/lib/patients/shared/patient-queries';

interface EditPatientScreenProps {
  patient: Patient;
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
}

export function EditPatientScreen({ patient, today }: EditPatientScreenProps) {
  const t = useTranslations('patientForm');
  const leadOn = useLeadOn();
  const toast = useToast();
  const keep = useKeepPatient();
  const queries = useQueryClient();
  const [initial] = useState(() => valuesOf(patient));
  // The one that the change is to find, whatever is read meanwhile.
  const version = useRef(versionOf(patient));
  const { id } = patient;
  const href = `/patients/${id}`;
  const change = useChange<typeof changePatient>(patientRoutes.change, {
    shown: PATIENT_READS,
    scope: id,
    announce(saved) {
      keep(saved);
      toast({ message: t('saved') });
    },
    onMade: () => leadOn(href),
  });
  const sent = change.unknown?.input.body;

  async function reload(): Promise<PatientFormValues> {
    const current = await queries.fetchQuery({ ...patientQueries.read(id), staleTime: 0 });
    version.current = versionOf(current);
    return valuesOf(current);
  }

  return (
    <PatientForm
      mode="edit"
      ownId={id}
      initial={initial}
      sent={sent && withSent(initial, sent)}
      today={today}
      change={change}
      toInput={(values, loaded) => {
        const body = toChangeBody(values, loaded);
        if (Object.keys(body).length > 0) {
          return { params: { id }, body, ifMatch: version.current };
        }
        // It is saved as it is.
        leadOn(href);
        return undefined;
      }}
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
