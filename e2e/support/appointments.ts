import { expect } from '@playwright/test';
import { addDays, clinicToday } from '@/lib/kit/dates/clinic-time';
import { holidayOn } from '@/lib/kit/dates/holidays';
import { timeOf } from '@/lib/kit/dates/span';
import { weekdayOf } from '@/lib/kit/schedule';
import { type Api, type MadePatient, makePatient } from './api';

/** Works at one place, and has free days for as long as tests need them. */
const DOCTOR = 'doc-nanez';
const LOCATION = 'loc-chico';

export interface MadeAppointment {
  readonly id: string;
  /** The clinic's date. */
  readonly date: string;
  readonly patient: MadePatient;
}

/** Days between two of them, so that a test may go on to the next week; no multiple of a week. */
const STEP = 17;
/** Workers among whom they are dealt out: two at a time, and another after each test that fails. */
const WORKERS = 8;
let dealt = 0;

/** Days that no other test is given. By chance, a day in some runs would be given to two. */
function nextStep(): number {
  dealt += 1;
  return STEP * (dealt * WORKERS + (Number(process.env.TEST_WORKER_INDEX) % WORKERS));
}

/** A working day some days ago: the demonstration's doctors had their patients, and nobody books. */
export function demoDay(): string {
  let day = addDays(clinicToday('America/Bogota', new Date()), -5);
  while (['saturday', 'sunday'].includes(weekdayOf(day)) || holidayOn(day) !== undefined) {
    day = addDays(day, -1);
  }
  return day;
}

/** A day on which the demonstration has nobody, and no other test is. */
export function farDay(): string {
  return addDays(clinicToday('America/Bogota', new Date()), 200 + nextStep());
}

/** The same among the days that are over. */
export function pastDay(): string {
  return addDays(clinicToday('America/Bogota', new Date()), -700 - nextStep());
}

/**
 * The same among those of the last two years, which a record of the patient still lists: they are not
 * enough for all, so that a day may have been another test's.
 */
export async function recentDay(api: Api): Promise<string> {
  let day = addDays(clinicToday('America/Bogota', new Date()), -150 - (nextStep() % 500));
  while (await isTaken(api, day)) day = addDays(day, 1);
  return day;
}

async function isTaken(api: Api, day: string): Promise<boolean> {
  const { entries } = await (await api.get(`/api/agenda?from=${day}&to=${day}`)).json();
  return entries.some(({ doctorId }: { doctorId: string }) => doctorId === DOCTOR);
}

/** Books somebody of the test's own: ten in the morning, unless told otherwise. */
export async function bookAppointment(
  api: Api,
  date: string,
  { from = 600, to = 630, doctorId = DOCTOR, patient = undefined as MadePatient | undefined } = {},
): Promise<MadeAppointment> {
  const who = patient ?? (await makePatient(api));
  const procedures = await (await api.get('/api/clinic/clinical-procedures?limit=1')).json();
  const response = await api.send('POST', '/api/clinic/appointments', {
    patientId: who.id,
    doctorId,
    locationId: LOCATION,
    procedureId: procedures.data[0].id,
    startTime: `${date}T${timeOf(from)}:00-05:00`,
    endTime: `${date}T${timeOf(to)}:00-05:00`,
  });
  expect(response.status(), await response.text()).toBe(200);
  return { id: (await response.json()).id, date, patient: who };
}
