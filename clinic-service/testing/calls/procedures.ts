import fc from 'fast-check';
import { WORLD } from '../world';
import { type CasesOf, id, idParam, line, page, present, word } from './cases';

const shape = {
  name: word,
  code: fc.stringMatching(/^\d{0,6}$/),
  specialty: word,
  description: line,
  duration: fc.integer({ min: 1, max: 720 }),
  price: fc.integer({ min: 0, max: 999_999_999_999 }),
  doctorIds: fc.subarray([WORLD.doctor, WORLD.otherDoctor]),
};
const needed = { name: 'Sellantes', specialty: 'Odontopediatría', duration: 20, price: 45_000 };
const wrongMembers: readonly [string, object][] = [
  ['name', { name: ' ' }],
  ['specialty', { specialty: 'x'.repeat(101) }],
  ['code', { code: 890203 }],
  ['duration', { duration: 0 }],
  ['duration', { duration: 20.5 }],
  ['duration', { duration: 721 }],
  ['price', { price: -1 }],
  ['price', { price: 0.5 }],
  ['price', { price: 1_000_000_000_000 }],
  ['price', { price: '45000' }],
  ['doctorIds', { doctorIds: WORLD.doctor }],
  ['doctorIds.0', { doctorIds: ['a b'] }],
];
const wrongDoctors: readonly [string, object][] = [
  ['doctorIds.1', { doctorIds: [WORLD.doctor, 'nobody'] }],
  ['doctorIds.0', { doctorIds: [WORLD.inactiveDoctor] }],
];

export const procedureCalls: CasesOf<'procedures'> = {
  'procedures.create': {
    valid: fc.record({
      body: fc.record(shape, { requiredKeys: ['name', 'specialty', 'duration', 'price'] }),
    }),
    invalid: [
      ...Object.keys(needed).map((field) => ({
        input: { body: { ...needed, [field]: undefined } },
        field,
      })),
      ...[...wrongMembers, ...wrongDoctors].map(([field, members]) => ({
        input: { body: { ...needed, ...members } },
        field,
      })),
    ],
  },
  'procedures.list': {
    valid: fc.record({
      query: fc
        .record(
          {
            ...page,
            search: fc.oneof(word, line, fc.string({ unit: 'binary', maxLength: 300 })),
            specialty: line,
            status: fc.constantFrom('active', 'inactive'),
            doctorId: id,
          },
          { requiredKeys: [] },
        )
        .map(present),
    }),
    invalid: [
      { input: { query: { status: 'gone' } }, field: 'status' },
      { input: { query: { doctorId: '' } }, field: 'doctorId' },
    ],
  },
  'procedures.read': {
    valid: fc.record({ params: fc.oneof(idParam, fc.constant({ id: WORLD.procedure })) }),
    invalid: [],
  },
  'procedures.change': {
    valid: fc.record({
      params: fc.oneof(idParam, fc.constant({ id: WORLD.procedure })),
      body: fc.record(shape, { requiredKeys: [] }),
    }),
    invalid: [...wrongMembers, ...wrongDoctors, ['status', { status: 'gone' }] as const].map(
      ([field, body]) => ({ input: { params: { id: WORLD.procedure }, body }, field }),
    ),
  },
};
