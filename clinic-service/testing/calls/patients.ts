import fc from 'fast-check';
import { type CasesOf, idParam, line, page, present, word } from './cases';

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

const named = { firstName: 'Ana', lastName: 'Gómez' };
const wrongMembers: readonly [string, object][] = [
  ['firstName', { firstName: '' }],
  ['lastName', { lastName: 7 }],
  ['lastName', { lastName: '\u2060' }],
  ['firstName', { firstName: 'Ana\u202e' }],
  ['email', { email: 'nobody' }],
  ['phone', { phone: '3'.repeat(41) }],
  ['dateOfBirth', { dateOfBirth: '2023-02-30' }],
  ['dateOfBirth', { dateOfBirth: '05/03/1990' }],
  ['gender', { gender: null }],
  ['address', { address: 'Cra. 15' }],
  ['address.city', { address: { city: 'x'.repeat(101) } }],
  ['emergencyContact.phone', { emergencyContact: { phone: ['310'] } }],
];

export const patientCalls: CasesOf<'patients'> = {
  'patients.list': {
    valid: fc.record({
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
    invalid: [
      { input: { query: { status: 'dead' } }, field: 'status' },
      { input: { query: { totals: 'some' } }, field: 'totals' },
    ],
  },
  'patients.read': { valid: fc.record({ params: idParam }), invalid: [] },
  'patients.create': {
    valid: fc.record({ body: newPerson }),
    invalid: [
      { input: { body: { lastName: 'Gómez' } }, field: 'firstName' },
      { input: { body: [] }, field: '' },
      ...wrongMembers.map(([field, members]) => ({
        input: { body: { ...named, ...members } },
        field,
      })),
    ],
  },
  'patients.change': {
    valid: fc.record({ params: idParam, body: changedPerson }),
    invalid: [
      { input: { params: { id: 'any' }, body: { status: 'dead' } }, field: 'status' },
      ...wrongMembers.map(([field, body]) => ({ input: { params: { id: 'any' }, body }, field })),
    ],
  },
};
