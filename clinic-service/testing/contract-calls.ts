import fc from 'fast-check';
import type { OperationId } from '@/lib/contract/operations';
import { SCOPES } from '@/lib/contract/scopes';

/** A call before it is checked; what is not declared for the operation is not sent. */
export interface RawInput {
  readonly params?: { readonly id: string };
  readonly query?: Record<string, string>;
  readonly body?: unknown;
}

export interface InvalidCall {
  readonly input: RawInput;
  /** The path that the refusal names. */
  readonly field: string;
}

const page = {
  page: fc.oneof(fc.integer({ min: -5, max: 20_000 }).map(String), fc.constant('abc')),
  limit: fc.oneof(fc.integer({ min: -5, max: 300 }).map(String), fc.constant('')),
};
const pageQuery = fc.record(page, { requiredKeys: [] });
const listed = fc.record({ query: pageQuery.map(present) });

const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/).map((value) => ({ id: value }));
const word = fc.stringMatching(/^[A-Za-zÁÉÍÓÚÑáéíóúñ' -]{0,30}[A-Za-zñ]$/);
const line = fc.stringMatching(/^[A-Za-zñ0-9#,. -]{0,40}$/);

const personShape = {
  firstName: word,
  lastName: word,
  email: fc.oneof(fc.constant(''), fc.stringMatching(/^[a-z0-9]{1,20}@correo\.example$/)),
  phone: fc.stringMatching(/^\+57 3\d{2} \d{3} \d{4}$/),
  document: fc.tuple(fc.constantFrom('CC', 'TI', 'PA', 'XX'), fc.stringMatching(/^\d{6,10}$/)),
  dateOfBirth: fc
    .date({ min: new Date('1920-01-01'), max: new Date('2026-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  gender: fc.constantFrom('F', 'M', 'I', ''),
  address: fc.record({ street: line, city: line, postalCode: fc.stringMatching(/^\d{0,6}$/) }),
  emergencyContact: fc.record({ name: line, relationship: line }),
};
const withDocument = ({ document, ...person }: { document?: [string, string] }) =>
  document === undefined
    ? person
    : { ...person, documentType: document[0], documentNumber: document[1] };
const newPerson = fc
  .record(personShape, { requiredKeys: ['firstName', 'lastName'] })
  .map(withDocument);
const changedPerson = fc.record(personShape, { requiredKeys: [] }).map(withDocument);

/** Valid calls by operation; an operation added to the contract does not compile without. */
export const validInputs: Readonly<Record<OperationId, fc.Arbitrary<RawInput>>> = {
  'patients.list': fc.record({
    query: fc
      .record(
        {
          ...page,
          search: fc.oneof(word, line, fc.string({ unit: 'binary', maxLength: 300 })),
          status: fc.constantFrom('active', 'inactive'),
          totals: fc.constant('bounded'),
        },
        { requiredKeys: [] },
      )
      .map(present),
  }),
  'patients.read': fc.record({ params: id }),
  'patients.create': fc.record({ body: newPerson }),
  'patients.change': fc.record({ params: id, body: changedPerson }),
  'locations.list': listed,
  'doctors.list': listed,
  'api-keys.list': listed,
  'api-keys.create': fc.record({
    body: fc.record({
      name: word,
      scopes: fc.subarray([...SCOPES], { minLength: 1 }),
    }),
  }),
  'api-keys.revoke': fc.record({ params: id }),
};

const named = { firstName: 'Ana', lastName: 'Gómez' };
const wrongMembers: readonly [string, object][] = [
  ['firstName', { firstName: '' }],
  ['lastName', { lastName: 7 }],
  ['email', { email: 'nobody' }],
  ['phone', { phone: '3'.repeat(41) }],
  ['dateOfBirth', { dateOfBirth: '2023-02-30' }],
  ['dateOfBirth', { dateOfBirth: '05/03/1990' }],
  ['gender', { gender: null }],
  ['address', { address: 'Cra. 15' }],
  ['address.city', { address: { city: 'x'.repeat(101) } }],
  ['emergencyContact.phone', { emergencyContact: { phone: ['310'] } }],
];

/** Invalid calls by operation, each with the field it must be refused for. */
export const invalidCalls: Readonly<Record<OperationId, readonly InvalidCall[]>> = {
  'patients.list': [
    { input: { query: { status: 'dead' } }, field: 'status' },
    { input: { query: { totals: 'some' } }, field: 'totals' },
  ],
  'patients.read': [],
  'patients.create': [
    { input: { body: { lastName: 'Gómez' } }, field: 'firstName' },
    { input: { body: [] }, field: '' },
    ...wrongMembers.map(([field, members]) => ({
      input: { body: { ...named, ...members } },
      field,
    })),
  ],
  'patients.change': [
    { input: { params: { id: 'any' }, body: { status: 'dead' } }, field: 'status' },
    ...wrongMembers.map(([field, body]) => ({ input: { params: { id: 'any' }, body }, field })),
  ],
  'locations.list': [],
  'doctors.list': [],
  'api-keys.list': [],
  'api-keys.create': [
    { input: { body: { scopes: ['admin'] } }, field: 'name' },
    { input: { body: { name: 'x', scopes: [] } }, field: 'scopes' },
    { input: { body: { name: 'x', scopes: ['everything'] } }, field: 'scopes.0' },
    { input: { body: { name: 'x', scopes: ['admin'], expiresAt: 'soon' } }, field: 'expiresAt' },
  ],
  'api-keys.revoke': [],
};

function present(query: Partial<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
