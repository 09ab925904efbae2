import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import { agendaFeed } from '@/lib/agenda/agenda-feeds.server';
import { candidateOf, readEntries } from '@/lib/agenda/openings.server';
import { performers } from '@/lib/agenda/performers';
import { type AgendaEntry, spanOn } from '@/lib/agenda/rules/agenda-entry';
import { outOn, strandedBy } from '@/lib/agenda/rules/blocks';
import { type Proposals, proposeFor } from '@/lib/agenda/rules/proposals';
import type { Directory } from '@/lib/agenda/shared/directory';
import { readDirectory } from '@/lib/agenda/shared/directory.server';
import { addDays, type ClinicMoment, clinicInstant } from '@/lib/kit/dates/clinic-time';
import { timeOf } from '@/lib/kit/dates/span';
import type { CallContext } from '@/lib/server/clinic/service-request';
import { database } from '@/lib/server/db/application-database';
import { deskCall } from '@/lib/server/db/desk-schema';
import type { Caller } from '@/lib/server/door/caller';
import { patientName } from '@/lib/server/door/patient-names.server';
import { env } from '@/lib/server/settings/env.server';
import type { CallBody, StrandedPerson } from './stranded';

/** Days that are searched in all, and how many are read at once. */
const DAYS = 60;
const SLICE = 7;

interface Asked {
  readonly doctorId: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
}

/** The appointments of a date that a doctor who is out leaves behind. Throws `ClinicError`. */
async function strandedOf({ doctorId, date }: Asked, directory: Directory, now: ClinicMoment) {
  const { entries } = await agendaFeed({ from: date, to: date, doctorId: undefined }).current();
  const out = outOn(directory.blocks ?? [], directory.weeks[doctorId], { date, doctorId });
  return strandedBy(out, entries, { date, doctorId, now });
}

/** The phones of the people who are to be called, and what came of calling them. */
export async function strandedPeople(
  asked: Asked,
  now: ClinicMoment,
  caller: Caller,
): Promise<readonly StrandedPerson[]> {
  const entries = await strandedOf(asked, await readDirectory(), now);
  const calls = await callsAbout(entries);
  return Promise.all(
    entries.map(async (entry) => {
      const patient = await patientName(entry.patientId, caller);
      const phone = typeof patient === 'object' ? patient.phone : undefined;
      const call = calls.get(entry.id);
      return {
        appointmentId: entry.id,
        patientId: entry.patientId,
        ...(phone !== undefined && phone !== '' && { phone }),
        ...(patient === 'unread' && { isUnread: true as const }),
        ...(call?.startsAt.getTime() === startOf(entry).getTime() && { call: call.outcome }),
      };
    }),
  );
}

async function callsAbout(entries: readonly AgendaEntry[]) {
  const { appointmentId, outcome, startsAt, purpose } = deskCall;
  const ids = entries.map(({ id }) => id);
  const rows = await (await database())
    .select({ appointmentId, outcome, startsAt })
    .from(deskCall)
    .where(and(eq(purpose, 'move'), inArray(appointmentId, ids)));
  return new Map(rows.map((row) => [row.appointmentId, row]));
}

function startOf({ date, from }: AgendaEntry): Date {
  return clinicInstant(date, timeOf(from), env().timezone);
}

/** Notes what came of a call; a later one takes its place. */
export async function noteCall(
  { appointmentId, startsAt, outcome }: CallBody,
  { id: by, name: byName }: { readonly id: string; readonly name: string },
): Promise<void> {
  const set = { outcome, startsAt: new Date(startsAt), by, byName, at: new Date() };
  await (await database())
    .insert(deskCall)
    .values({ appointmentId, purpose: 'move', ...set })
    .onConflictDoUpdate({ target: [deskCall.appointmentId, deskCall.purpose], set });
}

/**
 * When and with whom each of them could be seen instead. Throws `ClinicError` where what is booked
 * cannot be read: then nobody knows what is free.
 */
export async function proposalsFor(
  asked: Asked,
  now: ClinicMoment,
  context: CallContext,
): Promise<Readonly<Record<string, Proposals>>> {
  const directory = await readDirectory();
  const stranded = await strandedOf(asked, directory, now);
  if (stranded.length === 0) return {};
  // What is moved away takes none of its patient's time.
  const leaving = new Set(stranded.map(({ id }) => id));
  const isPast = asked.date < now.date;
  const from = isPast ? now.date : asked.date;
  const dates: string[] = [];
  const entries: AgendaEntry[] = [];
  let found: ReadonlyMap<string, Proposals> = new Map();
  while (dates.length < DAYS && !isEnough(found, stranded.length)) {
    const slice = Array.from({ length: SLICE }, (_, day) => addDays(from, dates.length + day));
    const known = new Set(entries.map(({ id }) => id));
    entries.push(
      ...(await readEntries(slice, undefined, context)).filter(({ id }) => !known.has(id)),
    );
    dates.push(...slice);
    found = proposeFor(
      stranded.map((entry) => toPlace(entry, directory, entries)),
      {
        dates,
        notBefore: from === now.date ? now.minutes : undefined,
        busy: (patientId, date) =>
          entries.flatMap((entry) =>
            entry.patientId === patientId && !leaving.has(entry.id)
              ? (spanOn(entry, date) ?? [])
              : [],
          ),
      },
    );
  }
  return Object.fromEntries(found);
}

function isEnough(found: ReadonlyMap<string, Proposals>, count: number): boolean {
  const isFull = ({ own, others }: Proposals) => own.length + others.length >= 2;
  return count === found.size && [...found.values()].every(isFull);
}

function toPlace(entry: AgendaEntry, directory: Directory, entries: readonly AgendaEntry[]) {
  const { id, patientId, doctorId, procedureId, from, to } = entry;
  const candidates = (doctors: Directory['doctors']) =>
    doctors.flatMap((doctor) => candidateOf(doctor, directory, entries));
  const own = directory.doctors.filter((doctor) => doctor.active && doctor.id === doctorId);
  const others = performers(directory, procedureId).filter((doctor) => doctor.id !== doctorId);
  return {
    id,
    patientId,
    duration: to - from,
    own: candidates(own)[0],
    others: candidates(others),
  };
}
