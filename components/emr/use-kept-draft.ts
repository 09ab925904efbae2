'use client';

import { useState } from 'react';
import type { PatientVisit } from '@/lib/agenda/patient-visits';
import { type DraftName, draftPlace } from '@/lib/emr/draft-memory';
import { visitStillThere } from '@/lib/emr/visits-to-write-of';

export interface KeptDraftOptions<Draft> {
  readonly name: DraftName;
  readonly start: Draft;
  /** Of which something may be written. */
  readonly visits: readonly PatientVisit[];
  /** Whether something was written in `draft` that `start` had not: nothing else is worth keeping. */
  readonly isWritten: (draft: Draft, start: Draft) => boolean;
}

/** What is being written, kept in this tab when its page is left, so that going elsewhere asks nothing. */
export function useKeptDraft<Draft extends { readonly appointmentId: string }>({
  name,
  start,
  visits,
  isWritten,
}: KeptDraftOptions<Draft>) {
  const [place] = useState(() => draftPlace<Draft>(name));
  const [fresh] = useState(start);
  const [found] = useState(() => {
    const kept = place.read();
    return kept && { ...kept, appointmentId: visitStillThere(visits, kept.appointmentId) };
  });
  const [isRecovered, setRecovered] = useState(found !== undefined);

  return {
    /** What the form begins with where nothing was found. */
    fresh,
    begun: found ?? fresh,
    /** Something was found that had been written before. */
    isRecovered,
    write(draft: Draft): void {
      if (isWritten(draft, fresh)) place.keep(draft);
      else {
        place.forget();
        setRecovered(false);
      }
    },
    /** It is sent: whoever leaves before the answer finds it again, also where little was written. */
    keep: place.keep,
    forget: place.forget,
  };
}
