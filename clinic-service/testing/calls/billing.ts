import fc from 'fast-check';
import { WORLD } from '../world';
import {
  type CasesOf,
  date,
  existing,
  id,
  idParam,
  line,
  listed,
  page,
  pesos,
  present,
  query,
  word,
  wrongQuery,
} from './cases';
import { moneyBackCalls } from './money-back';
import { paymentCalls } from './payments';

type Resource =
  | 'invoices'
  | 'payments'
  | 'patient-shares'
  | 'receivables'
  | 'unbilled'
  | 'payers'
  | 'payer-accounts'
  | 'charges'
  | 'billing-activity'
  | 'cash-movements';

const item = fc.record(
  {
    description: fc.stringMatching(/^[A-Za-zñ]{1,40}$/),
    quantity: fc.integer({ min: 1, max: 9_999 }),
    unitPrice: pesos.map((value) => Math.floor(value / 100)),
    taxRate: fc.double({ min: 0, max: 1, noNaN: true }),
  },
  { requiredKeys: ['description', 'quantity', 'unitPrice'] },
);
const items = fc.array(item, { minLength: 1, maxLength: 5 });
const notes = line;

const good = { description: 'Control', quantity: 1, unitPrice: 45_000, taxRate: 0 };
const bill = { patientId: WORLD.patient, items: [good] };
const wrongItems: readonly [string, object][] = [
  ['items.0.description', { description: '' }],
  ['items.0.description', { description: 'x'.repeat(301) }],
  ['items.0.quantity', { quantity: 0 }],
  ['items.0.quantity', { quantity: -1 }],
  ['items.0.quantity', { quantity: 1.5 }],
  ['items.0.quantity', { quantity: 10_000 }],
  ['items.0.quantity', { quantity: '1' }],
  ['items.0.unitPrice', { unitPrice: -1 }],
  ['items.0.unitPrice', { unitPrice: 0.5 }],
  ['items.0.unitPrice', { unitPrice: 1_000_000_000_000 }],
  ['items.0.unitPrice', { quantity: 2, unitPrice: 999_999_999_999 }],
  ['items.0.taxRate', { taxRate: -0.01 }],
  ['items.0.taxRate', { taxRate: 1.01 }],
  ['items.0.taxRate', { taxRate: '0.19' }],
  ['items.0.procedureId', { procedureId: 'nothing' }],
];
const refusedItems = (rest: object) => [
  { input: { body: { ...rest, items: [] } }, field: 'items' },
  { input: { body: { ...rest, items: 'none' } }, field: 'items' },
  ...['description', 'quantity', 'unitPrice'].map((member) => ({
    input: { body: { ...rest, items: [{ ...good, [member]: undefined }] } },
    field: `items.0.${member}`,
  })),
  ...wrongItems.map(([field, members]) => ({
    input: { body: { ...rest, items: [{ ...good, ...members }] } },
    field,
  })),
];

const share = { concept: 'copago', amount: 10_000, paymentMethod: 'cash' };
const charge = { appointmentId: WORLD.appointment, payerId: WORLD.payer, items: [good] };
const wrongShares: readonly [string, object][] = [
  ['concept', { concept: 'propina' }],
  ['amount', { amount: 0 }],
  ['amount', { amount: 45_001 }],
  ['amount', { amount: 10.5 }],
  ['paymentMethod', { paymentMethod: 'card' }],
  ['status', { status: 'lost' }],
];

const creditItems = [
  [{ itemId: '1' }],
  [{ itemId: '1', quantity: 1 }],
  [{ itemId: '1', amount: 1_000 }],
];
const wrongCreditRefunds: readonly [string, object][] = [
  ['refund.amount', { amount: 0, method: 'cash' }],
  ['refund.method', { amount: 1, method: 'check' }],
];
const wrongCredits: readonly [string, object][] = [
  ['itemId', {}],
  ['itemId', { itemId: 'a b' }],
  ['quantity', { itemId: '1', quantity: 0 }],
  ['quantity', { itemId: '1', quantity: '1' }],
  ['amount', { itemId: '1', amount: 0 }],
  ['amount', { itemId: '1', amount: 10.5 }],
];

/** Calls of everything that is billed, in the world of `addWorld`. */
export const billingCalls: CasesOf<Resource> = {
  'invoices.list': {
    valid: query({
      patientId: id,
      status: fc.constantFrom('draft', 'issued', 'partially_paid', 'paid', 'void'),
      owing: fc.constant('true'),
      from: date,
      to: date,
      search: fc.oneof(line, fc.string({ unit: 'binary', maxLength: 300 })),
    }),
    invalid: wrongQuery({
      status: 'lost',
      owing: 'false',
      from: '2026-02-30',
      to: 'today',
      patientId: 'a b',
    }),
  },
  'invoices.create': {
    valid: fc.record({
      body: fc.record(
        { patientId: fc.constant(WORLD.patient), items, notes },
        { requiredKeys: ['patientId', 'items'] },
      ),
    }),
    invalid: [
      { input: { body: { items: [good] } }, field: 'patientId' },
      { input: { body: { patientId: WORLD.patient } }, field: 'items' },
      { input: { body: { ...bill, patientId: 'nobody' } }, field: 'patientId' },
      { input: { body: { ...bill, patientId: WORLD.inactivePatient } }, field: 'patientId' },
      { input: { body: { ...bill, discount: 45_001 } }, field: 'discount' },
      { input: { body: { ...bill, discount: -1 } }, field: 'discount' },
      { input: { body: { ...bill, discount: 0.5 } }, field: 'discount' },
      { input: { body: { ...bill, notes: 'x'.repeat(2_001) } }, field: 'notes' },
      { input: { body: { ...bill, medicalRecordId: 'nothing' } }, field: 'medicalRecordId' },
      { input: { body: { ...bill, appointmentId: 'nothing' } }, field: 'appointmentId' },
      {
        input: {
          body: { ...bill, patientId: WORLD.otherPatient, medicalRecordId: WORLD.record },
        },
        field: 'medicalRecordId',
      },
      ...refusedItems(bill),
    ],
  },
  'invoices.read': existing,
  'invoices.billed-plan': {
    valid: fc.record({ query: fc.record({ patientId: id }) }),
    invalid: wrongQuery({ patientId: 'a b' }),
  },
  'invoices.change': {
    valid: fc.record({
      params: idParam,
      body: fc.record({ items, notes, discount: pesos }, { requiredKeys: [] }),
    }),
    invalid: [
      { input: { params: { id: 'any' }, body: { items: [] } }, field: 'items' },
      { input: { params: { id: 'any' }, body: { discount: -1 } }, field: 'discount' },
      { input: { params: { id: 'any' }, body: { notes: 'x'.repeat(2_001) } }, field: 'notes' },
    ],
  },
  'invoices.remove': existing,
  'invoices.issue': {
    valid: fc.record({
      params: idParam,
      body: fc.constantFrom({}, { invoiceType: 'manual' }, { invoiceType: 'electronic' }),
    }),
    invalid: [
      {
        input: { params: { id: 'any' }, body: { invoiceType: 'paper' } },
        field: 'invoiceType',
      },
    ],
  },
  'invoices.void': {
    valid: fc.record({ params: idParam, body: fc.constant({ reason: 'Error en el valor' }) }),
    invalid: [
      { input: { params: { id: 'any' }, body: {} }, field: 'reason' },
      { input: { params: { id: 'any' }, body: { reason: ' ' } }, field: 'reason' },
    ],
  },
  'invoices.pdf': existing,
  'invoices.credit': {
    valid: fc.record({
      params: idParam,
      body: fc.record({ reason: word, items: fc.constantFrom(...creditItems) }),
    }),
    invalid: [
      { input: { params: { id: 'any' }, body: { items: [{ itemId: '1' }] } }, field: 'reason' },
      { input: { params: { id: 'any' }, body: { reason: 'x' } }, field: 'items' },
      ...wrongCreditRefunds.map(([field, refund]) => ({
        input: {
          params: { id: 'any' },
          body: { reason: 'x', items: [{ itemId: '1' }], refund },
        },
        field,
      })),
      ...wrongCredits.map(([field, item]) => ({
        input: { params: { id: 'any' }, body: { reason: 'x', items: [item] } },
        field: `items.0.${field}`,
      })),
    ],
  },
  'invoices.credit-note-pdf': {
    valid: fc.record({ params: fc.record({ id, creditNoteId: id }) }),
    invalid: [],
  },
  'invoices.export-form': { valid: fc.constant({}), invalid: [] },
  'invoices.export': {
    valid: fc
      .tuple(date, date, fc.constantFrom('all', 'electronic', 'manual'))
      .map(([a, b, invoiceType]) => {
        const [from, to] = a < b ? [a, b] : [b, a];
        return { query: { from, to, invoiceType } };
      }),
    invalid: [
      { input: { query: { to: '2026-11-20' } }, field: 'from' },
      { input: { query: { from: '2026-11-20' } }, field: 'to' },
      { input: { query: { from: '2026-11-20', to: '2026-11-19' } }, field: 'to' },
      { input: { query: { from: '2026-11-31', to: '2026-12-01' } }, field: 'from' },
      {
        input: { query: { from: '2026-11-01', to: '2026-11-02', invoiceType: 'paper' } },
        field: 'invoiceType',
      },
    ],
  },
  ...paymentCalls,
  ...moneyBackCalls,
  'patient-shares.of-patient': {
    valid: fc.record({
      params: fc.constantFrom({ patientId: WORLD.patient }, { patientId: 'nobody' }),
      query: fc.record(page, { requiredKeys: [] }).map(present),
    }),
    invalid: [],
  },
  'patient-shares.list': {
    valid: query({
      review: fc.constant('flagged'),
      owing: fc.constant('true'),
      status: fc.constantFrom('pending', 'completed', 'failed', 'cancelled', 'refunded'),
      concept: fc.constantFrom('copago', 'cuota_moderadora'),
      from: date,
      to: date,
    }),
    invalid: wrongQuery({
      review: 'all',
      owing: 'no',
      status: 'paid',
      concept: 'propina',
      from: 'x',
      to: '',
    }),
  },
  'patient-shares.resolve-review': {
    valid: fc.record({
      params: idParam,
      body: fc.constantFrom(
        { resolution: 'refunded', note: 'Se devolvió en efectivo' },
        { resolution: 'refunded', note: 'Devuelto', method: 'transfer', reference: 'TR 7' },
        { resolution: 'kept', note: 'Se abona a la próxima cita', amount: 0 },
      ),
    }),
    invalid: [
      { input: { params: { id: 'any' }, body: { note: 'x' } }, field: 'resolution' },
      { input: { params: { id: 'any' }, body: { resolution: 'kept' } }, field: 'note' },
      {
        input: { params: { id: 'any' }, body: { resolution: 'lost', note: 'x' } },
        field: 'resolution',
      },
      {
        input: { params: { id: 'any' }, body: { resolution: 'kept', note: 'x', amount: -1 } },
        field: 'amount',
      },
      {
        input: {
          params: { id: 'any' },
          body: { resolution: 'refunded', note: 'x', method: 'check' },
        },
        field: 'method',
      },
    ],
  },
  'patient-shares.collect': {
    valid: fc.record({
      params: idParam,
      body: fc.record(
        { paymentMethod: fc.constantFrom('cash', 'debit_card', 'check'), reference: word },
        { requiredKeys: ['paymentMethod'] },
      ),
    }),
    invalid: [
      { input: { params: { id: 'any' }, body: {} }, field: 'paymentMethod' },
      { input: { params: { id: 'any' }, body: { paymentMethod: 'card' } }, field: 'paymentMethod' },
      {
        input: { params: { id: 'any' }, body: { paymentMethod: 'cash', reference: ' ' } },
        field: 'reference',
      },
    ],
  },
  'patient-shares.cancel': {
    valid: fc.record({ params: idParam, body: fc.constant({ reason: 'No asistió' }) }),
    invalid: [{ input: { params: { id: 'any' }, body: { reason: ' ' } }, field: 'reason' }],
  },
  'receivables.list': {
    valid: query({
      patientId: id,
      asOf: date,
      sort: fc.constantFrom('balance', 'oldest', 'name'),
      search: fc.oneof(line, fc.string({ unit: 'binary', maxLength: 300 })),
    }),
    invalid: wrongQuery({ asOf: '2026-02-30', sort: 'age', patientId: 'a b' }),
  },
  'receivables.statement': existing,
  'unbilled.list': {
    valid: query({ from: date, to: date, doctorId: id }),
    invalid: wrongQuery({ from: '2026-02-30', to: 'today', doctorId: 'a b' }),
  },
  'payers.list': listed,
  'payer-accounts.list': {
    valid: query({
      payerId: id,
      period: date.map((value) => value.slice(0, 7)),
      status: fc.constantFrom('open', 'filed', 'paid'),
    }),
    invalid: wrongQuery({ period: '2026-13', status: 'lost', payerId: '' }),
  },
  'cash-movements.list': {
    valid: fc
      .tuple(id, fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }))
      .map(([collectedBy, from]) => ({ query: { collectedBy, from: from.toISOString() } })),
    invalid: [
      { input: { query: { from: '2026-11-20T12:00:00Z' } }, field: 'collectedBy' },
      { input: { query: { collectedBy: 'ana' } }, field: 'from' },
      { input: { query: { collectedBy: 'ana', from: '2026-11-20' } }, field: 'from' },
      {
        input: { query: { collectedBy: 'ana', from: '2026-11-20T12:00:00Z', to: 'now' } },
        field: 'to',
      },
    ],
  },
  'charges.list': {
    valid: query({ patientId: id, appointmentId: id }),
    invalid: wrongQuery({ patientId: '', appointmentId: '' }),
  },
  'charges.create': {
    valid: fc.record({
      body: fc.constantFrom(charge, { ...charge, patientShare: share }),
    }),
    invalid: [
      { input: { body: { payerId: WORLD.payer, items: [good] } }, field: 'medicalRecordId' },
      { input: { body: { ...charge, payerId: undefined } }, field: 'payerId' },
      { input: { body: { ...charge, payerId: 'nobody' } }, field: 'payerId' },
      { input: { body: { ...charge, payerId: WORLD.inactivePayer } }, field: 'payerId' },
      { input: { body: { ...charge, appointmentId: 'nothing' } }, field: 'appointmentId' },
      ...['concept', 'amount', 'paymentMethod'].map((member) => ({
        input: { body: { ...charge, patientShare: { ...share, [member]: undefined } } },
        field: `patientShare.${member}`,
      })),
      ...wrongShares.map(([member, members]) => ({
        input: { body: { ...charge, patientShare: { ...share, ...members } } },
        field: `patientShare.${member}`,
      })),
      ...refusedItems(charge),
    ],
  },
  'charges.remove': existing,
  'billing-activity.read': {
    valid: fc.constant({ query: { from: '2026-10-05', to: '2026-11-29' } }),
    invalid: [
      { input: { query: { to: '2026-11-29' } }, field: 'from' },
      { input: { query: { from: '2026-11-31', to: '2026-12-01' } }, field: 'from' },
      { input: { query: { from: '2026-11-20', to: '2026-11-19' } }, field: 'to' },
      { input: { query: { from: '2025-01-01', to: '2026-11-19' } }, field: 'to' },
    ],
  },
};
