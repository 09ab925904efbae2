import { addDays, clinicInstant, clinicToday } from '@/lib/kit/dates/clinic-time';
import { minutesOf, openSpans, weekdayOf } from '@/lib/kit/schedule';
import type { appointments } from '../schema/appointments';
import type { StoredBlock } from '../schema/staff';
import { outcome, stamps } from './outcomes';
import type { PatientSeed } from './patients';
import { DEMO_PROCEDURES, type ProcedureSeed } from './procedures';
import { Random } from './random';
import { demoSchedules, type ScheduleSeed } from './schedules';
import { Visitors } from './visitors';

export type AppointmentSeed = Required<Omit<typeof appointments.$inferInsert, 'clinicId'>>;

const MINUTE_MS = 60_000;
const FIRST_DAY = -90;
const LAST_DAY = 45;
const FAMILIAR = 'pat-maria-perez';
const FAMILIAR_PROCEDURE = 'pro-890303';
/** How likely a free moment of today is taken. */
const FULLEST = 0.77;
/** Of ten places that become free again, so many are taken by somebody else. */
const RETAKEN = 0.6;
const NOTES = [
  'Trae radiografías',
  'Llega desde otra ciudad',
  'Llega con acompañante',
  'Pide que le confirmen por teléfono',
  'Prefiere la última cita de la mañana',
  'Paciente en silla de ruedas',
  'Pide factura a nombre de la empresa',
  'Viene remitido',
] as const;

interface Clinic {
  readonly timezone: string;
  readonly now: Date;
  readonly patients: readonly PatientSeed[];
}

/**
 * The agenda of the demo clinic from 90 days ago to 45 days ahead: inside the schedules, nobody in
 * two places, fuller the nearer to today. The same for the same seed, day and patients.
 */
export function demoAppointments(clinic: Clinic, seed: number): AppointmentSeed[] {
  const today = clinicToday(clinic.timezone, clinic.now);
  const visitors = new Visitors(clinic.patients, today);
  const made = demoSchedules(today).flatMap((schedule, index) => {
    const random = new Random(seed + index);
    const days = Array.from({ length: LAST_DAY - FIRST_DAY + 1 }, (_, day) => FIRST_DAY + day);
    return days.flatMap((offset) => {
      const date = addDays(today, offset);
      return blocksOn(schedule, date).flatMap((block) => {
        // By its start, not by midnight: the clock may change between the two.
        const start = clinicInstant(date, block.startTime, clinic.timezone);
        const midnight = start.getTime() - (minutesOf(block.startTime) ?? 0) * MINUTE_MS;
        const { doctorId } = schedule;
        return fillBlock(random, { ...clinic, visitors, doctorId, date, offset, block, midnight });
      });
    });
  });
  return withNext(made, clinic.now);
}

/** Whoever is looked for in a demonstration has something ahead of her. */
function withNext(made: readonly AppointmentSeed[], now: Date): AppointmentSeed[] {
  const theirs = made.filter(({ patientId }) => patientId === FAMILIAR);
  const ahead = ({ status, startsAt }: AppointmentSeed) => status === 'confirmed' && startsAt > now;
  if (theirs.some(ahead)) return [...made];
  const next = made.find((each) => each.procedureId === FAMILIAR_PROCEDURE && ahead(each));
  return made.map((each) => (each === next ? { ...each, patientId: FAMILIAR } : each));
}

function blocksOn({ workingDays, exceptions }: ScheduleSeed, date: string): StoredBlock[] {
  if (exceptions.includes(date)) return [];
  return workingDays.filter(({ day }) => day === weekdayOf(date));
}

interface Shift extends Clinic {
  readonly visitors: Visitors;
  readonly doctorId: string;
  readonly date: string;
  /** Days from today. */
  readonly offset: number;
  readonly block: StoredBlock;
  /** From which the minutes of the block count, as an instant. */
  readonly midnight: number;
}

/** From one appointment to the next, leaving free what the day leaves free. */
function fillBlock(random: Random, shift: Shift): AppointmentSeed[] {
  const made: AppointmentSeed[] = [];
  for (const { from, to } of openSpans(shift.block)) {
    let minute = from;
    while (minute < to) {
      const procedure = random.chance(fullness(shift.offset))
        ? procedureOf(random, shift.doctorId, to - minute)
        : undefined;
      if (procedure === undefined) {
        minute += 5 * random.between(2, 7);
        continue;
      }
      const appointment = book(random, shift, minute, procedure);
      made.push(appointment);
      const retaken = appointment.status === 'canceled' && random.chance(RETAKEN);
      if (!retaken) minute += procedure.duration;
    }
  }
  return made;
}

/** How likely a free moment is taken: nearly always around today, ever less in the weeks ahead. */
function fullness(offset: number): number {
  if (offset <= 0) return FULLEST + offset * 0.002;
  return FULLEST - (offset / LAST_DAY) * 0.65;
}

/** What the doctor is booked for, by weight, of what still fits; undefined where nothing does. */
function procedureOf(random: Random, doctorId: string, minutes: number): ProcedureSeed | undefined {
  const fitting = DEMO_PROCEDURES.filter(
    ({ doctorIds, duration }) => doctorIds.includes(doctorId) && duration <= minutes,
  );
  let rest = random.next() * fitting.reduce((sum, { weight }) => sum + weight, 0);
  return fitting.find(({ weight }) => {
    rest -= weight;
    return rest < 0;
  });
}

function book(
  random: Random,
  { visitors, now, doctorId, date, block, midnight }: Shift,
  minute: number,
  procedure: ProcedureSeed,
): AppointmentSeed {
  const startsAt = new Date(midnight + minute * MINUTE_MS);
  const endsAt = new Date(startsAt.getTime() + procedure.duration * MINUTE_MS);
  const patient = visitors.pick(random, { doctorId, procedure, date, startsAt });
  const status = outcome(random, startsAt, endsAt, now);
  return {
    id: random.id(),
    patientId: patient.id,
    doctorId,
    locationId: block.locationId,
    procedureId: procedure.id,
    startsAt,
    endsAt,
    status,
    notes: random.chance(0.1) ? random.pick(NOTES) : null,
    version: status === 'confirmed' ? 1 : 2,
    createdBy: 'demo',
    ...stamps(random, status, { startsAt, endsAt, now, since: patient.createdAt }),
  };
}
