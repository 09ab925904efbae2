import { type AgendaEntry, spanOn, takesTime } from '@/lib/agenda/rules/agenda-entry';
import { type Block, blocksOn } from '@/lib/agenda/rules/blocks';
import { type Opening, openingsOn } from '@/lib/agenda/rules/openings';
import type { KnownWeek } from '@/lib/agenda/rules/working-day';
import type { ClinicMoment } from '@/lib/kit/dates/clinic-time';

const SHOWN = 4;

interface Wanted {
  readonly doctorId: string;
  /** Empty where nobody is chosen yet. */
  readonly patientId: string;
  readonly date: string;
  /** Minutes since midnight. */
  readonly from: number;
  /** Minutes. */
  readonly duration: number;
}

/**
 * The free starts of a doctor's day, the patient free as well, that lie nearest to the one that was
 * wanted, in their order. None where nobody knows the doctor's hours.
 */
export function nearestStarts(
  { doctorId, patientId, date, from, duration }: Wanted,
  week: KnownWeek | undefined,
  entries: readonly AgendaEntry[],
  now: ClinicMoment,
  blocks: readonly Block[] = [],
): Opening[] {
  if (week === undefined || typeof week === 'string' || date < now.date) return [];
  const own = entries.filter(
    (entry) => takesTime(entry) && (entry.doctorId === doctorId || entry.patientId === patientId),
  );
  const taken = (on: string) => own.flatMap((entry) => spanOn(entry, on) ?? []);
  const blocked = (on: string, locationId: string) =>
    blocksOn(blocks, { date: on, doctorId, locationId });
  const notBefore = date === now.date ? now.minutes : undefined;
  const distance = (opening: Opening) => Math.abs(opening.from - from);
  return openingsOn(date, { doctorId, week, taken, blocked }, { duration, notBefore })
    .sort((a, b) => distance(a) - distance(b) || a.from - b.from)
    .slice(0, SHOWN)
    .sort((a, b) => a.from - b.from);
}
