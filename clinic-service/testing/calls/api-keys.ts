import fc from 'fast-check';
import { SCOPES } from '@/lib/contract/scopes';
import { type CasesOf, idParam, listed, page, present, word } from './cases';

export const apiKeyCalls: CasesOf<'api-keys'> = {
  'api-keys.list': listed,
  'api-keys.create': {
    valid: fc.record({
      body: fc.record({
        name: word,
        scopes: fc.subarray([...SCOPES], { minLength: 1 }),
      }),
    }),
    invalid: [
      { input: { body: { scopes: ['admin'] } }, field: 'name' },
      { input: { body: { name: 'x', scopes: [] } }, field: 'scopes' },
      { input: { body: { name: 'x', scopes: ['everything'] } }, field: 'scopes.0' },
      { input: { body: { name: 'x', scopes: ['admin'], expiresAt: 'soon' } }, field: 'expiresAt' },
    ],
  },
  'api-keys.revoke': { valid: fc.record({ params: idParam }), invalid: [] },
  'api-keys.uses': {
    valid: fc.record({
      params: idParam,
      query: fc.record(page, { requiredKeys: [] }).map(present),
    }),
    invalid: [],
  },
};
