import { type AgendaEntry, byTime } from './agenda-entry';

interface Range {
  readonly from: string;
  readonly to: string;
  readonly doctorId?: string | undefined;
}

/** The appointments of some days as they are once some were moved: into these days, or out of them. */
export function withMoved(
  entries: readonly AgendaEntry[],
  moved: readonly AgendaEntry[],
  { from, to, doctorId }: Range,
): readonly AgendaEntry[] {
  if (moved.length === 0) return entries;
  const ids = new Set(moved.map(({ id }) => id));
  const there = moved.filter(
    (entry) =>
      from <= entry.date &&
      entry.date <= to &&
      (doctorId === undefined || entry.doctorId === doctorId),
  );
  return [...entries.filter(({ id }) => !ids.has(id)), ...there].sort(byTime);
}
