import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { addDays, clinicToday } from '@/lib/rules/clinic-time';
import { timeOf } from '@/lib/rules/span';
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

/** A day on which the demonstration has nobody and no other test is likely to be. */
export function farDay(): string {
  return addDays(clinicToday('America/Bogota', new Date()), randomInt(200, 20_000));
}

/** The same among the days that are over. */
export function pastDay(): string {
  return addDays(clinicToday('America/Bogota', new Date()), -randomInt(700, 15_000));
}

/** Books somebody of the test's own: ten in the morning, unless told otherwise. */
export async function bookAppointment(
  api: Api,
  date: string,
  { from = 600, to = 630, patient = undefined as MadePatient | undefined } = {},
): Promise<MadeAppointment> {
  const who = patient ?? (await makePatient(api));
  const procedures = await (await api.get('/api/clinic/clinical-procedures?limit=1')).json();
  const response = await api.send('POST', '/api/clinic/appointments', {
    patientId: who.id,
    doctorId: DOCTOR,
    locationId: LOCATION,
    procedureId: procedures.data[0].id,
    startTime: `${date}T${timeOf(from)}:00-05:00`,
    endTime: `${date}T${timeOf(to)}:00-05:00`,
  });
  expect(response.status(), await response.text()).toBe(200);
  return { id: (await response.json()).id, date, patient: who };
}
