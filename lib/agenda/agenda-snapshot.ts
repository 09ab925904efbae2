import { type AgendaEntry, byTime } from '@/lib/agenda/rules/agenda-entry';
import type { Snapshot } from './appointment-feed';

/** What the browser is given of a range, in one piece and then by its changes. */
export interface AgendaSnapshot {
  readonly version: string;
  /** ISO instant at which the service was asked. */
  readonly readAt: string;
  readonly entries: readonly AgendaEntry[];
  /** Appointments whose times nobody can read, so that they stand on no day. */
  readonly unplaced: number;
  /** Another text once it changed who is there when: the directory is read again. */
  readonly out?: string;
}

export interface AgendaChange {
  readonly version: string;
  readonly readAt: string;
  readonly changed: readonly AgendaEntry[];
  readonly removed: readonly string[];
  readonly unplaced: number;
  readonly out?: string;
}

/** The events of the stream by name, and what each carries. */
export interface AgendaEvents {
  readonly snapshot: AgendaSnapshot;
  readonly change: AgendaChange;
  readonly stale: { readonly since: string };
  readonly fresh: { readonly readAt: string };
}

export function toAgendaSnapshot({ readAt, ...snapshot }: Snapshot): AgendaSnapshot {
  return { ...snapshot, readAt: readAt.toISOString() };
}

/** The snapshot after a change; in the order in which the server lists them. */
export function applyChange(
  snapshot: AgendaSnapshot,
  { version, readAt, changed, removed, unplaced, out }: AgendaChange,
): AgendaSnapshot {
  const entries = new Map(snapshot.entries.map((entry) => [entry.id, entry]));
  for (const id of removed) entries.delete(id);
  for (const entry of changed) entries.set(entry.id, entry);
  const sorted = [...entries.values()].sort(byTime);
  return { version, readAt, entries: sorted, unplaced, ...(out !== undefined && { out }) };
}
