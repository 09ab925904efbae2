import type { Operation } from '@/lib/contract/operation';
import {
  ACTING_USER,
  ACTING_USER_NAME,
  IDEMPOTENCY_KEY,
  IDEMPOTENCY_KEY_PATTERN,
  IF_MATCH,
  LONGEST_ACTING_NAME,
} from '@/lib/contract/wire/headers';
import { fieldsOf } from './schemas';

const VERSION = {
  name: IF_MATCH,
  in: 'header',
  required: false,
  description: 'The version that was read; refused where it is no longer the latest',
  schema: { type: 'string' },
};

const ACCEPT_LANGUAGE = {
  name: 'Accept-Language',
  in: 'header',
  required: false,
  description:
    'Any Spanish is es-CO, any English en-US; where neither is asked for it is the language of the clinic',
  schema: { type: 'string', examples: ['es-CO', 'en-US'] },
};

const KEY = {
  name: IDEMPOTENCY_KEY,
  in: 'header',
  required: false,
  description: 'Made once under it: asked again within a day, what was answered is answered',
  schema: { type: 'string', pattern: IDEMPOTENCY_KEY_PATTERN.source },
  'x-origin': 'extension',
};

const ACTOR = [
  {
    name: ACTING_USER,
    in: 'header',
    required: false,
    description: 'Id of the person who makes the change, in the system of the caller',
    schema: { type: 'string' },
    'x-origin': 'extension',
  },
  {
    name: ACTING_USER_NAME,
    in: 'header',
    required: false,
    description: `Their name, percent-encoded, of at most ${LONGEST_ACTING_NAME} characters`,
    schema: { type: 'string' },
    'x-origin': 'extension',
  },
];

/** Written out in each operation: callers look there for what it takes, and need not follow a `$ref`. */
export function parametersOf(operation: Operation) {
  return [
    ...fieldsOf(operation.params).map((field) => ({ ...field, in: 'path', required: true })),
    ...fieldsOf(operation.query).map((field) => ({
      ...field,
      in: 'query',
      ...(operation.queryExtensions?.includes(field.name) && { 'x-origin': 'extension' }),
    })),
    ...(operation.conditional ? [VERSION] : []),
    ...(operation.inLanguageAsked ? [ACCEPT_LANGUAGE] : []),
    ...(operation.repeatable ? [KEY] : []),
    ...(operation.method === 'GET' ? [] : ACTOR),
  ];
}
