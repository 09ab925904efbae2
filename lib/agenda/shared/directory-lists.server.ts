import { shownName } from '@/lib/kit/text/full-name';
import 'server-only';
import { randomUUID } from 'node:crypto';
import { learnDoctors, learnProcedures } from '@/lib/agenda/learn-directory';
import { proceduresMade } from '@/lib/agenda/procedures-made';
import { readAppointments } from '@/lib/agenda/read-appointments.server';
import { listDoctors } from '@/lib/contract/doctors';
import { listLocations } from '@/lib/contract/locations';
import { listProcedures } from '@/lib/contract/procedures';
import { addDays, clinicToday } from '@/lib/kit/dates/clinic-time';
import { clinic } from '@/lib/server/clinic/clinic.server';
import type { CallContext } from '@/lib/server/clinic/service-request';
import { everyRow, FULL_PAGE } from '@/lib/server/door/all-pages';
import { onChange } from '@/lib/server/door/change-news';
import { type Keeper, keep } from '@/lib/server/kept';
import { processState } from '@/lib/server/process-state';
import { env } from '@/lib/server/settings/env.server';
import type { AgendaDoctor, AgendaLocation, AgendaProcedure } from './directory';

/** Days around today whose appointments tell who works here, where the service has no list of them. */
const WINDOW = 60;

/** Milliseconds: they hardly ever change, and are given on for a day while the service is down. */
const FRESH = 60_000;
const LEARNED_FRESH = 15 * 60_000;
const USABLE = 24 * 60 * 60_000;
/** A page reads the weeks after them, and has six seconds for both. */
const PATIENCE = 2_000;

const kept = () =>
  processState('agenda-lists', () => {
    // Four months of them are many calls: who works here is told by them for longer than by a list.
    const seen = keep({ load: recentAppointments, freshFor: LEARNED_FRESH, usableFor: USABLE });
    const load = () => loadLists(seen);
    const get = keep({ load, freshFor: FRESH, usableFor: USABLE, patience: PATIENCE });
    // Whoever has just changed the catalogue finds it changed where things are booked, too.
    onChange((operation) => {
      if (operation.startsWith('procedures.')) get.outdate();
    });
    return { get };
  });

export interface Lists {
  readonly doctors: readonly AgendaDoctor[];
  /** `undefined`: the service has no list of them. */
  readonly locations: readonly AgendaLocation[] | undefined;
  readonly procedures: readonly AgendaProcedure[];
  /** Of the procedures that are offered; none where the service does not list them. */
  readonly specialties: readonly string[];
  readonly learned: boolean;
}

/** Throws `ClinicError` where they were never loaded. */
export async function readLists(): Promise<Lists> {
  return (await kept().get()).value;
}

/** When they were read last; asks for nothing. */
export function listsReadAt(): Date | undefined {
  return kept().get.last()?.readAt;
}

async function loadLists(recent: Keeper<Appointments>): Promise<Lists> {
  const { features } = clinic();
  const [hasDoctors, hasLocations, hasProcedures] = await Promise.all([
    features.offers('doctors.list'),
    features.offers('locations.list'),
    features.offers('procedures.list'),
  ]);
  const seen = hasDoctors && hasProcedures ? [] : (await recent()).value;
  const [doctors, locations, procedures] = await Promise.all([
    hasDoctors ? listedDoctors() : learnDoctors(seen),
    hasLocations ? listedLocations() : undefined,
    hasProcedures ? listedProcedures() : learnedProcedures(seen),
  ]);
  return { doctors, locations, ...procedures, learned: !hasDoctors };
}

type Appointments = Awaited<ReturnType<typeof readAppointments>>;

async function recentAppointments(): Promise<Appointments> {
  const today = clinicToday(env().timezone, new Date());
  const range = { from: addDays(today, -WINDOW), to: addDays(today, WINDOW) };
  // Many pages that nobody waits for by name: they leave room to what people ask for.
  return readAppointments(range, { ...context(), isPoll: true }, { isPatient: true });
}

async function listedDoctors(): Promise<AgendaDoctor[]> {
  const read = (page: number) =>
    clinic().client.call(listDoctors, { query: { page, limit: FULL_PAGE } }, context());
  const doctors = await everyRow(read);
  return doctors.map(({ id, fullName, color, specialty, locationIds, status }) => ({
    id,
    name: shownName(fullName),
    ...(color !== undefined && { color }),
    ...(specialty !== undefined && { specialty }),
    locationIds,
    active: status !== 'inactive',
  }));
}

async function listedLocations(): Promise<AgendaLocation[]> {
  const read = (page: number) =>
    clinic().client.call(listLocations, { query: { page, limit: FULL_PAGE } }, context());
  return (await everyRow(read)).map(({ id, name }) => ({ id, name: shownName(name) }));
}

async function listedProcedures(): Promise<Pick<Lists, 'procedures' | 'specialties'>> {
  const read = (page: number) =>
    clinic().client.call(
      listProcedures,
      { query: { page, limit: FULL_PAGE, status: 'active' } },
      context(),
    );
  const listed = await everyRow(read);
  const procedures = listed.map(({ id, name, duration, doctorIds }) => ({
    id,
    name: shownName(name),
    duration,
    ...(doctorIds.length > 0 && { doctorIds }),
  }));
  const specialties = [...new Set(listed.map(({ specialty }) => specialty))];
  return { procedures, specialties: specialties.sort((a, b) => a.localeCompare(b, 'es-CO')) };
}

/** Also those made here: where no appointment is for them yet, nobody else would know. */
async function learnedProcedures(seen: Parameters<typeof learnProcedures>[0]) {
  const made = await proceduresMade();
  const learned = learnProcedures(seen);
  const unseen = made.filter(({ id }) => !learned.some((one) => one.id === id));
  return {
    procedures: [...learned, ...unseen].sort((a, b) => a.name.localeCompare(b.name, 'es-CO')),
    specialties: [],
  };
}

/** Asked for by nobody in particular: what is kept is given to everyone. */
function context(): CallContext {
  return { locale: env().locale, correlationId: randomUUID() };
}
