import fc from 'fast-check';
import { WEEKDAYS } from '@/lib/kit/schedule';
import { WORLD } from '../world';
import { type CasesOf, id } from './cases';

const doctor = fc.constantFrom(WORLD.doctor, WORLD.otherDoctor);
const time = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
/** Blocks of one day that at most touch: cut at the points between them. */
const day = fc
  .tuple(
    fc.constantFrom(...WEEKDAYS),
    fc.uniqueArray(fc.integer({ min: 0, max: 1_439 }), { minLength: 2, maxLength: 5 }),
  )
  .map(([name, points]) => {
    const cuts = points.toSorted((a, b) => a - b);
    return cuts.slice(1).map((end, index) => ({
      day: name,
      locationId: WORLD.location,
      startTime: time(cuts[index] ?? 0),
      endTime: time(end),
    }));
  });
const exceptions = fc.array(
  fc
    .date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  { maxLength: 20 },
);

const block = {
  day: 'monday',
  locationId: WORLD.location,
  startTime: '08:00',
  endTime: '12:00',
};
const wrongBlocks: readonly [string, object][] = [
  ['day', { day: 'Monday' }],
  ['day', { day: 7 }],
  ['locationId', { locationId: WORLD.otherLocation }],
  ['locationId', { locationId: '__proto__' }],
  ['startTime', { startTime: '8:00' }],
  ['endTime', { endTime: '24:00' }],
  ['endTime', { endTime: '08:00' }],
  ['endTime', { endTime: undefined }],
  ['lunchEndTime', { lunchStartTime: '10:00' }],
  ['lunchStartTime', { lunchStartTime: '07:59', lunchEndTime: '09:00' }],
  ['lunchEndTime', { lunchStartTime: '11:00', lunchEndTime: '12:01' }],
];
const wrongBodies: readonly [string, object][] = [
  ...wrongBlocks.map(([field, members]): [string, object] => [
    `workingDays.1.${field}`,
    {
      workingDays: [
        { ...block, day: 'friday' },
        { ...block, ...members },
      ],
    },
  ]),
  ['workingDays.1.startTime', { workingDays: [block, { ...block, startTime: '11:59' }] }],
  ['workingDays', { workingDays: block }],
  ['exceptions', { exceptions: '2026-12-24' }],
  ['exceptions.0', { exceptions: ['2026-02-30'] }],
  ['exceptions.1', { exceptions: ['2026-12-24', '2026-12-24T00:00:00Z'] }],
];

export const scheduleCalls: CasesOf<'schedules'> = {
  'schedules.read': {
    valid: fc.record({ params: fc.oneof(id, doctor).map((doctorId) => ({ doctorId })) }),
    invalid: [],
  },
  'schedules.replace': {
    valid: fc.record({
      params: fc.oneof(id, doctor).map((doctorId) => ({ doctorId })),
      body: fc.record({ workingDays: day, exceptions }, { requiredKeys: [] }),
    }),
    invalid: wrongBodies.map(([field, body]) => ({
      input: { params: { doctorId: WORLD.doctor }, body },
      field,
    })),
  },
};
