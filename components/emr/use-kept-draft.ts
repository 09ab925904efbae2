'use client';

import { useRef, useState } from 'react';
import type { PatientVisit } from '@/lib/agenda/patient-visits';
import { type DraftName, draftPlace } from '@/lib/emr/draft-memory';
import { visitStillThere } from '@/lib/emr/visits-to-write-of';

interface KeptDraftOptions<Draft> {
  name: DraftName;
  start: Draft;
  /** Of which something may be written. */
  visits: readonly PatientVisit[];
  /** Whether something was written in `draft` that `start` had not: nothing else is worth keeping. */
  isWritten: (draft: Draft, start: Draft) => boolean;
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
  const [found, setFound] = useState(() => {
    const kept = place.read();
    return kept && { ...kept, appointmentId: visitStillThere(visits, kept.appointmentId) };
  });
  const [draft, setDraft] = useState(found ?? fresh);
  const latest = useRef(draft);

  return {
    draft,
    /** The same before it is drawn: two fields may hand over in one go what was typed early. */
    latest: () => latest.current,
    /** Something was found that had been written before. */
    isRecovered: found !== undefined,
    write(next: Partial<Draft>): void {
      const now = { ...latest.current, ...next };
      latest.current = now;
      setDraft(now);
      if (isWritten(now, fresh)) place.keep(now);
      else {
        place.forget();
        setFound(undefined);
      }
    },
    /** It is sent: whoever leaves before the answer finds it again, also where little was written. */
    keep: () => place.keep(latest.current),
    forget: place.forget,
    discard(): void {
      place.forget();
      setFound(undefined);
      latest.current = fresh;
      setDraft(fresh);
    },
  };
}
