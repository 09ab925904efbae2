import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';

/** Half an hour of María's with Ana, on a Monday. */
export function entryAt(id: string, from: number, more: Partial<AgendaEntry> = {}): AgendaEntry {
  return {
    id,
    date: '2026-11-23',
    from,
    to: from + 30,
    doctorId: 'ana',
    patientId: 'maria',
    locationId: 'north',
    procedureId: 'control',
    status: 'confirmed',
    ...more,
  };
}
