import { ageOn } from '@/lib/kit/dates/age';
import type { PatientSeed } from './patients';
import { isFirstVisit, type ProcedureSeed } from './procedures';
import type { Random } from './random';

/** Whose patients are of which age, in years, both included; those of the others are adults. */
const PATIENTS_OF: Readonly<Record<string, readonly [from: number, to: number]>> = {
  'doc-londono': [1, 17],
  'doc-mosquera': [7, 45],
};
const ADULTS = [18, 120] as const;
const REGULARS = 250;
const TRIES = 50;

interface Visit {
  readonly doctorId: string;
  readonly procedure: ProcedureSeed;
  /** Of the clinic. */
  readonly date: string;
  readonly startsAt: Date;
}

/** Who comes to whom: children to the children's dentist, some people far more often than others. */
export class Visitors {
  readonly #ages: readonly (readonly [patient: PatientSeed, years: number])[];
  readonly #pools = new Map<string, readonly PatientSeed[]>();
  /** Who is expected on which day already: nobody is asked to come twice. */
  readonly #expected = new Set<string>();
  /** Whom a doctor has seen, or will have: the days of a doctor are filled in their order. */
  readonly #known = new Set<string>();

  constructor(patients: readonly PatientSeed[], today: string) {
    this.#ages = patients
      .filter(({ status }) => status === 'active')
      .map((patient) => [patient, ageOn(patient.dateOfBirth ?? '', today)?.years ?? ADULTS[0]]);
  }

  /** Somebody whom the procedure is for, and whose record was begun before it. */
  pick(random: Random, { doctorId, procedure, date, startsAt }: Visit): PatientSeed {
    const pool = this.#poolOf(doctorId, procedure);
    for (let turn = 1; ; turn += 1) {
      const last = random.chance(0.25) ? Math.min(REGULARS, pool.length) : pool.length;
      const patient = pool[random.between(0, last - 1)];
      if (patient === undefined) throw new Error('The demo clinic has too few patients.');
      const visit = `${patient.id} ${date}`;
      const acquaintance = `${patient.id} ${doctorId}`;
      const fits =
        patient.createdAt <= startsAt &&
        !this.#expected.has(visit) &&
        !(isFirstVisit(procedure) && this.#known.has(acquaintance));
      if (!fits && turn < TRIES) continue;
      this.#expected.add(visit);
      this.#known.add(acquaintance);
      return patient;
    }
  }

  #poolOf(doctorId: string, procedure: ProcedureSeed): readonly PatientSeed[] {
    const key = `${doctorId} ${procedure.id}`;
    const made = this.#pools.get(key);
    if (made !== undefined) return made;
    const [from, to] = PATIENTS_OF[doctorId] ?? ADULTS;
    const [youngest = from, oldest = to] = procedure.ages ?? [];
    const pool = this.#ages
      .filter(([, years]) => Math.max(from, youngest) <= years && years <= Math.min(to, oldest))
      .map(([patient]) => patient);
    this.#pools.set(key, pool);
    return pool;
  }
}
