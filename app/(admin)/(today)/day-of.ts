import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import { outOn, strandedBy } from '@/lib/agenda/rules/blocks';
import { boardOf } from '@/lib/agenda/rules/visits';
import type { Directory } from '@/lib/agenda/shared/directory';
import { isAnywhere, type OwnDesk } from '@/lib/agenda/shared/own-desk';
import type { ClinicMoment } from '@/lib/kit/dates/clinic-time';
import {
  freeGaps,
  isAnybodyIn,
  notOver,
  stillToClose,
  underWay,
} from '@/lib/today/rules/day-summary';

/** Appointments of some days. */
export interface ReadEntries {
  readonly entries: readonly AgendaEntry[];
  /** When they were read, where they could not be read again since. */
  readonly staleSince: Date | undefined;
}

interface Known {
  /** Of today, also what began the evening before. `undefined`: they could not be loaded. */
  readonly today: ReadEntries | undefined;
  /** Of the days before that nobody may have closed, likewise. */
  readonly before: ReadEntries | undefined;
  readonly directory: Directory | undefined;
  /** Whose day it is; `undefined`: the clinic's. */
  readonly doctorId?: string | undefined;
  /** Where the person works; `undefined`: everywhere. */
  readonly desk?: OwnDesk | undefined;
}

/** What is to come of a day at a moment of it, what is to be closed, and where there is room. */
export function dayOf(known: Known, now: ClinicMoment) {
  const { doctorId, desk } = known;
  const directory = known.directory && ofDesk(known.directory, desk);
  const today = deskEntries(ofDoctor(known.today, doctorId), desk);
  const before = deskEntries(ofDoctor(known.before, doctorId), desk);
  // What began yesterday and reaches into today is among those of yesterday.
  const entries = today?.entries.filter((entry) => entry.date === now.date);
  const rest = entries && notOver(entries, now);
  const staleSince = today?.staleSince;
  return {
    coming: rest && {
      entries: rest,
      begun: underWay(rest, now).length,
      isFree: entries.every(({ status }) => status === 'canceled'),
      staleSince,
    },
    /** Who is in the house, and who should be. */
    board: entries && boardOf(entries, now),
    /** `undefined`: of some of the days it is not known. */
    toClose:
      entries && before
        ? {
            entries: stillToClose([...before.entries, ...entries], now),
            staleSince: earliest(staleSince, before.staleSince),
          }
        : undefined,
    /** Who is not there, and how many that leaves without an appointment. */
    outs: directory ? outsIn(directory, entries ?? [], now, doctorId) : [],
    room: today && directory && { ...roomIn(directory, today.entries, now, doctorId), staleSince },
  };
}

function outsIn(
  { doctors, weeks, blocks = [] }: Directory,
  entries: readonly AgendaEntry[],
  now: ClinicMoment,
  doctorId: string | undefined,
) {
  return doctors.flatMap(({ id, name, active }) => {
    const of = { date: now.date, doctorId: id, now };
    const out = active && (doctorId ?? id) === id ? outOn(blocks, weeks[id], of) : undefined;
    return out ? [{ doctorId: id, name, out, stranded: strandedBy(out, entries, of).length }] : [];
  });
}

function ofDoctor(
  read: ReadEntries | undefined,
  doctorId: string | undefined,
): ReadEntries | undefined {
  if (read === undefined || doctorId === undefined) return read;
  return { ...read, entries: read.entries.filter((entry) => entry.doctorId === doctorId) };
}

/** Those of a desk: at its place, of its doctors. */
function deskEntries(
  read: ReadEntries | undefined,
  desk: OwnDesk | undefined,
): ReadEntries | undefined {
  if (read === undefined || desk === undefined || isAnywhere(desk)) return read;
  return {
    ...read,
    entries: read.entries.filter(
      ({ doctorId, locationId }) =>
        (desk.locationId ?? locationId) === locationId &&
        (desk.doctorIds.length === 0 || desk.doctorIds.includes(doctorId)),
    ),
  };
}

/** Its doctors, and those who work at its place. */
function ofDesk(directory: Directory, desk: OwnDesk | undefined): Directory {
  if (desk === undefined || isAnywhere(desk)) return directory;
  const { locationId, doctorIds } = desk;
  const doctors = directory.doctors.filter(
    (doctor) =>
      (doctorIds.length === 0 || doctorIds.includes(doctor.id)) &&
      (locationId === undefined ||
        // Of some nobody knows where.
        doctor.locationIds.length === 0 ||
        doctor.locationIds.includes(locationId)),
  );
  return { ...directory, doctors };
}

function earliest(a: Date | undefined, b: Date | undefined): Date | undefined {
  return a && b && b < a ? b : (a ?? b);
}

/** Where there is still time; whose hours could not be read is named, for they may have some. */
function roomIn(
  { doctors, weeks, blocks }: Directory,
  entries: readonly AgendaEntry[],
  now: ClinicMoment,
  doctorId: string | undefined,
) {
  const active = doctors.filter(({ id, active }) => active && (doctorId ?? id) === id);
  const working = active.flatMap(({ id }) => {
    const week = weeks[id];
    return typeof week === 'object' ? [{ id, week }] : [];
  });
  return {
    gaps: freeGaps(working, entries, now, blocks),
    isAnybodyIn: isAnybodyIn(working, now.date),
    unread: active.flatMap(({ id, name }) => (weeks[id] === 'unread' ? [name] : [])),
  };
}
