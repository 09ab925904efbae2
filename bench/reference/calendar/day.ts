import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import type { Directory } from '@/lib/agenda/shared/directory';

const DOCTORS = 8;
const APPOINTMENTS = 250;
const FROM = 7 * 60;
const STEP = 15;
const SLOTS = 44;

export const DATE = '2026-11-23';

/** A full day: 8 doctors with 250 appointments, some of which overlap. The same at every call. */
export function fullDay(): { readonly directory: Directory; readonly entries: AgendaEntry[] } {
  const numbers = Array.from({ length: DOCTORS }, (_, index) => index);
  const doctors = numbers.map((number) => ({
    id: `doc-${number}`,
    name: `Dra. Número ${number}`,
    color: `#${(0x10_40_80 + number * 0x18_18_10).toString(16).padStart(6, '0')}`,
    locationIds: ['loc-norte'],
    active: true,
  }));
  const week = {
    workingDays: [
      {
        day: 'monday',
        startTime: '07:00',
        endTime: '18:00',
        lunchStartTime: '12:00',
        lunchEndTime: '13:00',
        locationId: 'loc-norte',
      },
    ],
    exceptions: [],
  } as const;
  const entries = Array.from({ length: APPOINTMENTS }, (_, index): AgendaEntry => {
    const from = FROM + ((Math.floor(index / DOCTORS) * 3 + index) % SLOTS) * STEP;
    return {
      id: `apt-${index}`,
      date: DATE,
      from,
      to: from + STEP * (1 + (index % 4)),
      patientId: `pat-${index}`,
      patient: `Paciente Apellido ${index}`,
      doctorId: `doc-${index % DOCTORS}`,
      locationId: 'loc-norte',
      procedureId: 'pro-1',
      procedure: 'Valoración general',
      status: 'confirmed',
    };
  });
  return {
    directory: {
      doctors,
      locations: [{ id: 'loc-norte', name: 'Sede Norte' }],
      procedures: [],
      weeks: Object.fromEntries(doctors.map(({ id }) => [id, week])),
      learned: false,
    },
    entries,
  };
}
