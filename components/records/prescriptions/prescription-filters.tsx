'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { VisitFilter } from '@/components/records/templates/visit-filter';
import type { PatientVisit } from '@/lib/agenda/shared/patient-visits';
import { prescriptionsHref } from '@/lib/records/shared/prescription-view';

interface PrescriptionFiltersProps {
  patientId: string;
  appointmentId: string | undefined;
  /** Undefined where they could not be read. */
  visits: readonly PatientVisit[] | undefined;
}

/** Narrows the prescriptions down; each choice has its address. */
export function PrescriptionFilters(props: PrescriptionFiltersProps) {
  const { patientId, appointmentId, visits } = props;
  const router = useRouter();
  const [isLoading, load] = useTransition();
  return (
    <search aria-busy={isLoading} className="mb-4 block print:hidden">
      <VisitFilter
        visits={visits}
        value={appointmentId}
        onChange={(chosen) =>
          load(() => router.push(prescriptionsHref(patientId, { appointmentId: chosen ?? null })))
        }
      />
    </search>
  );
}
