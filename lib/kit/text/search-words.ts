import { DOCUMENT_TYPES } from '@/lib/contract/limits';
import { documentShape } from './identity';

/**
 * From this many letters on, a word of a search is found anywhere: an index needs three in a row.
 * A shorter one is found, and marked, only where a word begins.
 */
export const INFIX_LENGTH = 3;

/** "CC" as people write it: also "C.C.", "cc:". */
const written = (type: string): string => [...type].join('\\.?');
const anyType = DOCUMENT_TYPES.map(written).join('|');
// Joined to its number only where the number has no letters of its own: a passport's begins with two.
const typeOfDigits = DOCUMENT_TYPES.filter((type) => documentShape(type)?.kind === 'digits')
  .map(written)
  .join('|');
const digits = '(?:\\d[.,\\s-]*){5}';
const passport = '[a-z]{1,4}[-./]?(?:\\d[./-]*){3}';
const LEADING_TYPE = new RegExp(
  `^\\s*(?:(?:${anyType})[.:]?\\s+(?=${digits}|${passport})|(?:${typeOfDigits})[.:-]?(?=${digits}))`,
  'i',
);

/**
 * A search without the type before a document, as lists show it and people paste it: "CC
 * 19.011.592". The type is no part of the number, and no word of a name before so many digits.
 */
export function withoutDocumentType(search: string): string {
  return search.replace(LEADING_TYPE, '');
}
