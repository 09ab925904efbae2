import fc from 'fast-check';
import { CATALOG } from '../../odontogram/catalog-entries';
import { WORLD } from '../world';
import { type CallCases, type CasesOf, id, line, listed, page, present, word } from './cases';

const surfaces = ['occlusal', 'mesial', 'distal', 'vestibular', 'palatal'];
const money = {
  quantity: fc.integer({ min: 1, max: 9_999 }),
  unitPrice: fc.integer({ min: 0, max: 1_000_000 }),
};
const plannedItems = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant('custom'), name: word, ...money }),
    fc.record({
      type: fc.constant('clinical_procedure'),
      clinicalProcedureId: fc.constant(WORLD.procedure),
      ...money,
    }),
  ),
  { maxLength: 3 },
);
const extras = fc.record({ plannedItems, notes: line }, { requiredKeys: [] });

/** Of a permanent tooth and not the sound one, which other findings on the tooth exclude. */
const charted = CATALOG.slice(1).filter(({ dentition }) => dentition !== 'temporary_only');
const finding = fc
  .record({
    quadrant: fc.constantFrom(1, 2, 3, 4),
    position: fc.integer({ min: 1, max: 8 }),
    entry: fc.constantFrom(...charted),
    surface: fc.constantFrom(...surfaces),
    extras,
  })
  .map(({ quadrant, position, entry, surface, extras: more }) => ({
    toothFdi: quadrant * 10 + position,
    catalogFindingId: entry.id,
    ...(entry.scope === 'surface' ? { surface } : {}),
    ...more,
  }));

const known = { patientId: WORLD.patient };
const mixed = { patientId: WORLD.otherPatient };
const someone = fc.oneof(
  fc.record({ patientId: id }),
  fc.constant<Record<string, string>>(known),
  fc.constant<Record<string, string>>(mixed),
);
const itsFinding = fc.oneof(
  fc.record({ patientId: id, findingId: id }),
  fc.constant({ ...mixed, findingId: WORLD.finding }),
);
const read: CallCases = { valid: fc.record({ params: someone }), invalid: [] };

const caries = { toothFdi: 36, catalogFindingId: 'caries', surface: 'occlusal' };
const item = { type: 'custom', name: 'Resina', quantity: 1, unitPrice: 140_000 };
const wrongItems: readonly [string, object][] = [
  ['plannedItems', { plannedItems: {} }],
  ['plannedItems.0.type', { plannedItems: [{ ...item, type: 'gift' }] }],
  ['plannedItems.0.name', { plannedItems: [{ ...item, name: '' }] }],
  ['plannedItems.0.quantity', { plannedItems: [{ ...item, quantity: 0 }] }],
  ['plannedItems.0.quantity', { plannedItems: [{ ...item, quantity: 1.5 }] }],
  ['plannedItems.0.quantity', { plannedItems: [{ ...item, quantity: 10_000 }] }],
  ['plannedItems.0.unitPrice', { plannedItems: [{ ...item, unitPrice: -1 }] }],
  ['plannedItems.1.unitPrice', { plannedItems: [item, { ...item, unitPrice: 1e12 }] }],
  ['plannedItems', { plannedItems: [{ ...item, quantity: 9_999, unitPrice: 999_999_999_999 }] }],
  [
    'plannedItems.0.clinicalProcedureId',
    { plannedItems: [{ ...item, type: 'clinical_procedure' }] },
  ],
  ...['nobody', WORLD.inactiveProcedure].map((clinicalProcedureId): [string, object] => [
    'plannedItems.0.clinicalProcedureId',
    { plannedItems: [{ ...item, type: 'clinical_procedure', clinicalProcedureId }] },
  ]),
  ['notes', { notes: 'x'.repeat(1_001) }],
  ['notes', { notes: 'x\u0000' }],
];
const wrongFindings: readonly [string, object][] = [
  ['toothFdi', { toothFdi: undefined }],
  ...[0, 9, 19, 49, 56, 86, 36.5, '36'].map((toothFdi): [string, object] => [
    'toothFdi',
    { toothFdi },
  ]),
  ['catalogFindingId', { catalogFindingId: undefined }],
  ['catalogFindingId', { catalogFindingId: 'unheard-of' }],
  ['surface', { surface: undefined }],
  ['surface', { surface: 'lingual' }],
  ['surface', { catalogFindingId: 'fractura' }],
  ...wrongItems,
];

export const odontogramCalls: CasesOf<'odontogram'> = {
  'odontogram.catalog': { valid: fc.constant({}), invalid: [] },
  'odontogram.read': read,
  'odontogram.register-finding': {
    valid: fc.record({ params: fc.constant(known), body: finding }),
    invalid: wrongFindings.map(([field, members]) => ({
      input: { params: known, body: { ...caries, ...members } },
      field,
    })),
  },
  'odontogram.register-findings': {
    valid: fc.record({
      params: fc.constant(known),
      body: fc
        .uniqueArray(finding, {
          minLength: 1,
          maxLength: 5,
          selector: ({ toothFdi }) => toothFdi,
        })
        .map((findings) => ({ findings, removeFindingIds: [] })),
    }),
    invalid: [
      { input: { params: known, body: {} }, field: 'findings' },
      { input: { params: known, body: { findings: [] } }, field: 'findings' },
      { input: { params: known, body: { findings: [caries, caries] } }, field: 'findings.1' },
      ...[['a', 'a'], ['no id'], 'a'].map((removeFindingIds) => ({
        input: { params: known, body: { findings: [caries], removeFindingIds } },
        field: removeFindingIds[0] === 'no id' ? 'removeFindingIds.0' : 'removeFindingIds',
      })),
      {
        input: { params: known, body: { findings: [{ ...caries, evolution: 'lost' }] } },
        field: 'findings.0.evolution',
      },
      ...wrongFindings.map(([field, members]) => ({
        input: { params: known, body: { findings: [caries, { ...caries, ...members }] } },
        field: `findings.1.${field}`,
      })),
    ],
  },
  'odontogram.change-finding': {
    valid: fc.record({
      params: itsFinding,
      body: fc.record({
        evolution: fc.constantFrom('pending', 'in_progress', 'completed', 'paid'),
        plannedItems,
        notes: line,
      }),
    }),
    invalid: [
      { input: { params: { ...mixed, findingId: WORLD.finding }, body: {} }, field: '' },
      {
        input: { params: { ...mixed, findingId: WORLD.finding }, body: { evolution: 'lost' } },
        field: 'evolution',
      },
      ...wrongItems.map(([field, body]) => ({
        input: { params: { ...mixed, findingId: WORLD.finding }, body },
        field,
      })),
    ],
  },
  'odontogram.remove-finding': { valid: fc.record({ params: itsFinding }), invalid: [] },
  'odontogram.set-dentition-mode': {
    valid: fc.record({
      params: fc.constant(mixed),
      body: fc.record({ mode: fc.constantFrom('adult', 'mixed', 'child') }),
    }),
    invalid: [undefined, 'old', 7].map((mode) => ({
      input: { params: mixed, body: { mode } },
      field: 'mode',
    })),
  },
  'odontogram.set-tooth-dentition': {
    valid: fc.record({
      params: fc.constantFrom('53', '13', '74', '42').map((position) => ({ ...mixed, position })),
      body: fc.record({ dentition: fc.constantFrom('permanent', 'temporary') }),
    }),
    invalid: [
      { input: { params: { ...mixed, position: '53' }, body: {} }, field: 'dentition' },
      ...['99', '16', '5x'].map((position) => ({
        input: { params: { ...mixed, position }, body: { dentition: 'permanent' } },
        field: 'position',
      })),
    ],
  },
  'odontogram.sign': {
    valid: fc.record({ params: fc.constant(known), body: fc.record({ signedBy: word }) }),
    invalid: [{ input: { params: known, body: { signedBy: ' ' } }, field: 'signedBy' }],
  },
  'odontogram.list-versions': {
    valid: fc.record({
      params: someone,
      query: fc.record(page, { requiredKeys: [] }).map(present),
    }),
    invalid: listed.invalid,
  },
  'odontogram.read-version': {
    valid: fc.record({
      params: fc.integer({ min: -1, max: 40 }).map((n) => ({ ...known, n: String(n) })),
    }),
    invalid: [],
  },
};
