import { expect, test } from 'vitest';
import { withoutDocumentType } from './search-words';

test.each([
  ['CC 19.011.592', '19.011.592'],
  ['cc 19011592', '19011592'],
  ['CC19011592', '19011592'],
  ['cc-19011592', '19011592'],
  ['C.C. 19 011 592', '19 011 592'],
  ['CC: 19.011.592', '19.011.592'],
  ['  TI 1.020.304.050 Pérez', '1.020.304.050 Pérez'],
  ['PA AB123', 'AB123'],
  ['PA AB-123456', 'AB-123456'],
  ['PT 123456', '123456'],
])('%j is searched as %j', (search, expected) => {
  expect(withoutDocumentType(search)).toBe(expected);
});

test.each(['PE123456', 'pe 310', 'ti perez', 'cc', 'ccc 19011592', 'maria cc 19011592', 'PA AB'])(
  '%j stays as it is',
  (search) => {
    expect(withoutDocumentType(search)).toBe(search);
  },
);
