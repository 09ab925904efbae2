import type { Dentition, DentitionMode } from '@/lib/odontogram/rules/fdi';
import { nextVersion } from '../../odontogram/change-chart';
import { type Chart, type Finding, toState } from '../../odontogram/chart';
import { changeMode, changeTooth, pairAt } from '../../odontogram/dentition-rules';
import { placeAll } from '../../odontogram/finding-rules';
import type { ChartAction } from '../../odontogram/save-chart';
import { FIRST_EVOLUTION, PAID } from '../../odontogram/terms';
import { DONE_AS, type Habit, habitsOf } from './chart-habits';
import { demoPlan } from './chart-plan';
import type { Random } from './random';
import { demoDoctorName } from './staff';

/** A chart with every version that it had. */
export interface DemoChart {
  readonly chart: Chart;
  readonly createdAt: Date;
  readonly versions: readonly {
    readonly version: number;
    readonly action: ChartAction;
    readonly state: ReturnType<typeof toState>;
    readonly createdBy: string;
    readonly createdByName: string;
    readonly createdAt: Date;
  }[];
}

const NOTES = [
  'Se explica el plan al paciente',
  'Sensible al frío',
  'Pendiente radiografía',
  'Refiere dolor ocasional al masticar',
  'Control en seis meses',
] as const;

/** Works on one chart as a dentist does, each change a version that the rules have let through. */
export class DemoDentist {
  chart: Chart;
  readonly #random: Random;
  readonly #doctorId: string;
  readonly #name: string;
  readonly #createdAt: Date;
  readonly #versions: DemoChart['versions'][number][] = [];
  #now: Date;

  constructor(random: Random, chart: Chart, doctorId: string, now: Date) {
    this.#random = random;
    this.chart = chart;
    this.#doctorId = doctorId;
    this.#name = demoDoctorName(doctorId);
    this.#createdAt = now;
    this.#now = now;
  }

  waitUntil(instant: Date): void {
    if (instant > this.#now) this.#now = instant;
  }

  show(mode: DentitionMode): void {
    this.#change('dentition-mode.changed', changeMode(this.chart, mode));
  }

  turn(fdi: number, shown: Dentition): void {
    const pair = pairAt(fdi);
    if (pair === undefined) return;
    this.#change('tooth-dentition.changed', changeTooth(this.chart, pair, shown).chart);
  }

  /** Charts what is on each of these teeth. */
  examine(teeth: readonly number[], years: number): void {
    const found = teeth.flatMap((fdi) =>
      this.#oneOf(habitsOf(fdi, years)).findings.map(({ catalogFindingId, surface }) =>
        this.#finding(fdi, catalogFindingId, surface ?? null),
      ),
    );
    this.#change('findings.registered', placeAll(this.chart, found).chart);
  }

  /** Begins, finishes or collects for some of what is planned. */
  treat(most: number): void {
    const planned = this.chart.findings.filter(
      ({ plannedItems, evolution }) => plannedItems.length > 0 && evolution !== PAID,
    );
    const chosen = planned.filter(() => this.#random.chance(0.6)).slice(0, most);
    for (const finding of chosen) {
      const done = DONE_AS[finding.catalogFindingId];
      if (finding.evolution === FIRST_EVOLUTION) {
        this.#evolve(finding, this.#random.chance(0.4) ? 'in_progress' : 'completed');
      } else if (finding.evolution === 'in_progress' || done === undefined) {
        this.#evolve(finding, this.#random.chance(0.5) ? PAID : 'completed');
      } else {
        this.#restore(finding, done);
      }
    }
  }

  /** The plan stays with what it became, done or paid. */
  #restore({ toothFdi, surface, plannedItems }: Finding, catalogFindingId: string): void {
    const evolution = this.#random.chance(0.6) ? PAID : 'completed';
    const restored = {
      ...this.#finding(toothFdi, catalogFindingId, surface),
      plannedItems,
      evolution,
    };
    this.#change('finding.registered', placeAll(this.chart, [restored]).chart);
  }

  collect(): void {
    const owed = this.chart.findings.find(({ evolution }) => evolution === 'completed');
    if (owed !== undefined) this.#evolve(owed, PAID);
  }

  sign(): void {
    const signature = { status: 'signed', signedBy: this.#name, signedAt: this.#now } as const;
    this.#change('signed', { ...this.chart, signature });
  }

  done(): DemoChart {
    return { chart: this.chart, createdAt: this.#createdAt, versions: this.#versions };
  }

  #evolve(finding: Finding, evolution: string): void {
    const changed = { ...finding, evolution, updatedAt: this.#now };
    const findings = this.chart.findings.map((one) => (one === finding ? changed : one));
    this.#change('finding.changed', { ...this.chart, findings });
  }

  #finding(toothFdi: number, catalogFindingId: string, surface: string | null): Finding {
    return {
      id: this.#random.id(),
      toothFdi,
      surface,
      catalogFindingId,
      plannedItems: demoPlan(this.#random, { catalogFindingId, toothFdi }),
      evolution: FIRST_EVOLUTION,
      notes: this.#random.chance(0.08) ? this.#random.pick(NOTES) : null,
      createdBy: this.#doctorId,
      createdAt: this.#now,
      updatedAt: this.#now,
    };
  }

  #change(action: ChartAction, changed: Chart): void {
    if (changed === this.chart) return;
    this.chart = nextVersion(this.chart, changed);
    this.#versions.push({
      version: this.chart.version,
      action,
      state: toState(this.chart),
      createdBy: this.#doctorId,
      createdByName: this.#name,
      createdAt: this.#now,
    });
    this.#now = new Date(this.#now.getTime() + this.#random.between(1, 6) * 60_000);
  }

  #oneOf(habits: readonly [Habit, ...Habit[]]): Habit {
    let rest = this.#random.next() * habits.reduce((sum, { weight }) => sum + weight, 0);
    const chosen = habits.find(({ weight }) => {
      rest -= weight;
      return rest < 0;
    });
    return chosen ?? habits[0];
  }
}
