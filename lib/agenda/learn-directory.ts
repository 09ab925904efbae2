import { shownName } from '@/lib/kit/text/full-name';
import type { AgendaDoctor, AgendaProcedure } from './shared/directory';

/** The part of a listed appointment from which something is learned. */
interface Seen {
  readonly doctorId: string;
  readonly locationId: string;
  readonly procedureId: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly status?: string;
  readonly doctor?: { readonly fullName: string; readonly color?: string | undefined } | undefined;
  readonly procedure?: { readonly name: string } | undefined;
}

/** The doctors that appointments name, with where they were seen, by name. */
export function learnDoctors(appointments: readonly Seen[]): AgendaDoctor[] {
  const found = new Map<string, AgendaDoctor>();
  for (const { doctorId, locationId, doctor } of appointments) {
    const known = found.get(doctorId);
    const color = doctor?.color || known?.color;
    const places = known?.locationIds ?? [];
    found.set(doctorId, {
      id: doctorId,
      name: shownName(doctor?.fullName ?? '') || (known?.name ?? doctorId),
      ...(color && { color }),
      locationIds: places.includes(locationId) ? places : [...places, locationId],
      active: true,
    });
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name, 'es-CO'));
}

/** The procedures that appointments name, each with its most usual length in minutes and who performs it. */
export function learnProcedures(appointments: readonly Seen[]): AgendaProcedure[] {
  const names = new Map<string, string>();
  const lengths = new Map<string, Map<number, number>>();
  const doctors = new Map<string, Set<string>>();
  for (const appointment of appointments) {
    const { procedureId, procedure, doctorId, startTime, endTime, status } = appointment;
    const known = names.get(procedureId) ?? procedureId;
    names.set(procedureId, shownName(procedure?.name ?? '') || known);
    // One that was booked with the wrong doctor is canceled.
    if (status !== 'canceled') {
      doctors.set(procedureId, (doctors.get(procedureId) ?? new Set()).add(doctorId));
    }
    const minutes = (Date.parse(endTime) - Date.parse(startTime)) / 60_000;
    if (!(minutes > 0)) continue;
    const counts = lengths.get(procedureId) ?? new Map<number, number>();
    counts.set(minutes, (counts.get(minutes) ?? 0) + 1);
    lengths.set(procedureId, counts);
  }
  return [...names]
    .map(([id, name]) => {
      const [usual] = [...(lengths.get(id) ?? [])].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
      const seenWith = [...(doctors.get(id) ?? [])].sort();
      return { id, name, seenWith, ...(usual && { duration: usual[0] }) };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'es-CO'));
}
