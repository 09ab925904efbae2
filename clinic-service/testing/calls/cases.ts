import fc from 'fast-check';
import type { OperationId } from '@/lib/contract/operations';

/** A call before it is checked; what is not declared for the operation is not sent. */
export interface RawInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
}

interface InvalidCall {
  readonly input: RawInput;
  /** The path that the refusal names. */
  readonly field: string;
}

export interface CallCases {
  readonly valid: fc.Arbitrary<RawInput>;
  readonly invalid: readonly InvalidCall[];
}

/** The cases of the operations whose ids begin so. */
export type CasesOf<Resource extends string> = Readonly<
  Record<Extract<OperationId, `${Resource}.${string}`>, CallCases>
>;

export const page = {
  page: fc.oneof(fc.integer({ min: -5, max: 20_000 }).map(String), fc.constant('abc')),
  limit: fc.oneof(fc.integer({ min: -5, max: 300 }).map(String), fc.constant('')),
};

/** A list that takes nothing but a page. */
export const listed: CallCases = {
  valid: fc.record({ query: fc.record(page, { requiredKeys: [] }).map(present) }),
  invalid: [],
};

export const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);
export const idParam = id.map((value) => ({ id: value }));
export const word = fc.stringMatching(/^[A-Za-zÁÉÍÓÚÑáéíóúñ' -]{0,30}[A-Za-zñ]$/);
export const line = fc.stringMatching(/^[A-Za-zñ0-9#,. -]{0,40}$/);

/** A query without the members that are left out. */
export function present(query: Partial<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

export const pesos = fc.integer({ min: 0, max: 999_999_999 });
export const date = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((value) => value.toISOString().slice(0, 10));

/** A list through these filters, and refusals of them. */
export const query = (members: Record<string, fc.Arbitrary<string>>): CallCases['valid'] =>
  fc.record({ query: fc.record({ ...page, ...members }, { requiredKeys: [] }).map(present) });
export const wrongQuery = (members: Record<string, string>) =>
  Object.entries(members).map(([field, value]) => ({
    input: { query: { [field]: value } },
    field,
  }));
/** Of something that the path names; made-up ids are of nothing. */
export const existing: CallCases = { valid: fc.record({ params: idParam }), invalid: [] };
