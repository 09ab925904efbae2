'use client';

import { useRef, useState } from 'react';
import { isSameMedication, type Medication, plainMedication } from '@/lib/kit/medication';
import {
  type MedicationDeed,
  withMedicationDeed,
} from '@/lib/records/prescriptions/favourite-medications';
import { tellMedications } from '@/lib/records/prescriptions/prescription-queries';

/** What this person prescribes most, kept with their account; shown at once and told meanwhile. */
export function useFavourites(kept: readonly Medication[]) {
  const [shown, setShown] = useState(kept);
  const [isUntold, setUntold] = useState(false);
  const told = useRef<Promise<unknown>>(Promise.resolve());

  function tell(deed: MedicationDeed): void {
    setShown((now) => withMedicationDeed(now, deed));
    setUntold(false);
    // One after the other: the last that was pressed is the last that is kept.
    told.current = told.current
      .then(() => tellMedications(deed))
      .catch(() => {
        // What was not kept is not shown either; what was pressed meanwhile stays.
        const undone = 'marked' in deed ? { unmarked: deed.marked } : { marked: deed.unmarked };
        setShown((now) => withMedicationDeed(now, undone));
        setUntold(true);
      });
  }

  const has = (medication: Medication) => shown.some((one) => isSameMedication(one, medication));
  return {
    medications: shown,
    /** The last one could not be kept. */
    isUntold,
    has,
    toggle(medication: Medication): void {
      const about = plainMedication(medication);
      tell(has(about) ? { unmarked: about } : { marked: about });
    },
  };
}

export type Favourites = ReturnType<typeof useFavourites>;
