import type { AppointmentSeed } from '../appointments';
import { DEMO_PROCEDURES, type ProcedureSeed } from '../procedures';
import type { Random } from '../random';

/** A completed appointment, to be billed. */
export interface AttentionSeed {
  readonly appointmentId: string;
  readonly patientId: string;
  readonly endsAt: Date;
  readonly procedure: ProcedureSeed;
}

/** Some completed appointments in an order of chance, so that any number from the front will do. */
export function shuffledAttentions(
  appointments: readonly AppointmentSeed[],
  random: Random,
): AttentionSeed[] {
  const procedures = new Map(DEMO_PROCEDURES.map((procedure) => [procedure.id, procedure]));
  const completed = appointments.flatMap((each): [number, AttentionSeed][] => {
    const procedure = procedures.get(each.procedureId);
    if (each.status !== 'completed' || procedure === undefined) return [];
    const { id: appointmentId, patientId, endsAt } = each;
    return [[random.next(), { appointmentId, patientId, endsAt, procedure }]];
  });
  return completed.sort(([a], [b]) => a - b).map(([, attention]) => attention);
}

/** Some minutes later, but never in the future. */
export function minutesAfter(instant: Date, minutes: number, now: Date): Date {
  return new Date(Math.min(instant.getTime() + minutes * 60_000, now.getTime()));
}

/** Who sits at the desk of the demo clinic. */
export const COLLECTORS = [
  'Laura Beltrán',
  'Jorge Iván Cárdenas',
  'Luisa Fernanda Rincón',
] as const;

/** One of them, as a payment keeps who collected it. */
export function pickCollector(random: Random): { createdBy: string; collectedBy: string } {
  const collectedBy = random.pick(COLLECTORS);
  return { createdBy: `demo-${COLLECTORS.indexOf(collectedBy) + 1}`, collectedBy };
}
