import { ageOn, isMinor } from '@/lib/rules/age';
import type { PatientSeed } from './patients';
import type { Random } from './random';

/** Whose patients are children. */
const OF_CHILDREN: readonly string[] = ['doc-londono'];
const REGULARS = 250;
const TRIES = 50;

/** Who comes to whom: children to the children's dentist, some people far more often than others. */
export class Visitors {
  readonly #children: readonly PatientSeed[];
  readonly #adults: readonly PatientSeed[];
  /** Who is expected on which day already: nobody is asked to come twice. */
  readonly #expected = new Set<string>();

  constructor(patients: readonly PatientSeed[], today: string) {
    const active = patients.filter(({ status }) => status === 'active');
    const isChild = ({ dateOfBirth }: PatientSeed) => {
      const age = ageOn(dateOfBirth ?? '', today);
      return age !== null && isMinor(age);
    };
    this.#children = active.filter(isChild);
    this.#adults = active.filter((patient) => !isChild(patient));
  }

  /** Somebody for an appointment that starts then; whose record was begun before it. */
  pick(random: Random, doctorId: string, date: string, startsAt: Date): PatientSeed {
    const pool = OF_CHILDREN.includes(doctorId) ? this.#children : this.#adults;
    for (let turn = 1; ; turn += 1) {
      const last = random.chance(0.25) ? Math.min(REGULARS, pool.length) : pool.length;
      const patient = pool[random.between(0, last - 1)];
      if (patient === undefined) throw new Error('The demo clinic has too few patients.');
      const visit = `${patient.id} ${date}`;
      const fits = patient.createdAt <= startsAt && !this.#expected.has(visit);
      if (!fits && turn < TRIES) continue;
      this.#expected.add(visit);
      return patient;
    }
  }
}
