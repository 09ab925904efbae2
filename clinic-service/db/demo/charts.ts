import { ageOn } from '@/lib/kit/dates/age';
import { clinicToday } from '@/lib/kit/dates/clinic-time';
import { type DentitionMode, teethShown } from '@/lib/odontogram/rules/fdi';
import type { Chart } from '../../odontogram/chart';
import { emptyChart } from '../../odontogram/load-chart';
import { type DemoChart, DemoDentist } from './demo-dentist';
import type { PatientSeed } from './patients';
import { Random } from './random';

export interface Charting {
  readonly patients: readonly PatientSeed[];
  readonly timezone: string;
  readonly now: Date;
}

const DAY_MS = 86_400_000;
/**
 * Each group goes from nearly nothing to everything, evenly, in an order that leaves no number out;
 * it starts in the middle, for the first is who is looked for in a demonstration.
 */
const STEP = 7;
const START = 20;

/** How many of each: an age from, to, and the dentition that is shown then. */
const GROUPS: readonly {
  readonly mode: DentitionMode;
  readonly from: number;
  readonly to: number;
  readonly count: number;
}[] = [
  { mode: 'child', from: 3, to: 5, count: 12 },
  { mode: 'mixed', from: 6, to: 11, count: 16 },
  { mode: 'adult', from: 14, to: 80, count: 32 },
];

/**
 * 60 charts of the demo clinic, from a single finding to every tooth, by the rules that a dentist's
 * own changes go through: an examination, visits in which treatments are done and paid, a signature.
 */
export function demoCharts({ patients, timezone, now }: Charting, seed: number): DemoChart[] {
  const today = clinicToday(timezone, now);
  const active = patients
    .filter(
      ({ status, createdAt }) =>
        status === 'active' && now.getTime() - createdAt.getTime() > 40 * DAY_MS,
    )
    .map((patient) => ({ patient, years: ageOn(patient.dateOfBirth ?? '', today)?.years ?? -1 }));
  return GROUPS.flatMap(({ mode, from, to, count }, group) =>
    active
      .filter(({ years }) => from <= years && years <= to)
      .slice(0, count)
      .map(({ patient, years }, index) => {
        const random = new Random(seed + group * 1_000 + index);
        const fullness = (((index * STEP + START) % count) + 0.2) / (count - 0.8);
        return draw(random, { patient, mode, fullness, years, now });
      }),
  );
}

interface Case {
  readonly patient: PatientSeed;
  readonly mode: DentitionMode;
  /** The share of teeth with something charted. */
  readonly fullness: number;
  readonly years: number;
  readonly now: Date;
}

function draw(random: Random, { patient, mode, fullness, years, now }: Case): DemoChart {
  const since = Math.max(patient.createdAt.getTime(), now.getTime() - 500 * DAY_MS);
  const first = since + random.next() * (now.getTime() - 35 * DAY_MS - since);
  const visits = 1 + Math.round(fullness * random.between(1, 4));
  const pediatric = mode !== 'adult';
  const dentist = new DemoDentist(
    random,
    emptyChart(patient.id),
    pediatric ? 'doc-londono' : random.pick(['doc-quintero', 'doc-nanez', 'doc-herrera']),
    new Date(first),
  );
  if (pediatric) dentist.show(mode);
  if (mode === 'mixed') for (const [fdi, shown] of changingTeeth(years)) dentist.turn(fdi, shown);

  dentist.examine(someTeeth(random, dentist.chart, fullness), years);
  for (let visit = 1; visit < visits; visit++) {
    dentist.waitUntil(new Date(first + (visit / visits) * (now.getTime() - first)));
    dentist.treat(1 + Math.round(fullness * 6));
  }
  if (random.chance(0.6)) dentist.sign();
  if (random.chance(0.2)) dentist.collect();
  return dentist.done();
}

/** Which single teeth differ from how mixed dentition begins, by age. */
function changingTeeth(years: number): [fdi: number, shown: 'permanent' | 'temporary'][] {
  if (years <= 6) return [52, 62].map((fdi) => [fdi, 'temporary']);
  if (years >= 11) return [54, 64, 74, 84, 73, 83].map((fdi) => [fdi, 'permanent']);
  if (years >= 10) return [74, 84].map((fdi) => [fdi, 'permanent']);
  return [];
}

function someTeeth(random: Random, chart: Chart, fullness: number): number[] {
  const shown = [...teethShown(chart.dentitionMode, chart.temporaryTeeth)];
  const wanted = Math.max(1, Math.round(fullness * shown.length));
  return shown
    .map((fdi) => ({ fdi, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, wanted)
    .map(({ fdi }) => fdi)
    .sort((a, b) => a - b);
}
