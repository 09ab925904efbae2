'use client';

import { Suspense, useState } from 'react';
import { lazyPart } from '@/components/lazy-part';
import type { PatientSummary } from '@/lib/contract/patients';

const NewPatientDialog = lazyPart(
  async () => (await import('./new-patient-dialog')).NewPatientDialog,
);

/**
 * The way to write down somebody new from a search. The dialog stands outside of the form around the
 * search: Enter in it sends nothing else.
 */
export function useNewPatient(today: string, onPick: (patient: PatientSummary) => void) {
  const [search, setSearch] = useState<string>();
  return {
    open: setSearch,
    dialog: search !== undefined && (
      <Suspense>
        <NewPatientDialog
          search={search}
          today={today}
          onPick={(patient) => {
            setSearch(undefined);
            onPick(patient);
          }}
          onClose={() => setSearch(undefined)}
        />
      </Suspense>
    ),
  };
}
