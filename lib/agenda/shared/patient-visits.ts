import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';

/** An appointment as the record of its patient tells it; absent is what nobody knows. */
export interface PatientVisit
  extends Pick<AgendaEntry, 'id' | 'date' | 'from' | 'to' | 'status' | 'procedure'> {
  readonly doctor?: string;
  readonly place?: string;
  /** It is confirmed and has begun; in the past nobody said what became of it. */
  readonly isOpen?: true;
}

export interface PatientVisits {
  /** Not over yet, the next first; also those that were canceled. */
  readonly coming: readonly PatientVisit[];
  /** The latest first. */
  readonly past: readonly PatientVisit[];
}
