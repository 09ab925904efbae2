import { SINGLE_LINE } from '@/lib/contract/limits';
import type { OperationInput } from '@/lib/contract/operation';
import { procedureLimits as limits } from '@/lib/contract/procedure-limits';
import type { changeProcedure } from '@/lib/contract/procedures';
import { writePesos } from '@/lib/rules/money-format';
import { wrongNotes } from '@/lib/rules/notes';
import { readTypedMoney, type WrongMoney } from '@/lib/rules/typed-money';

/** All of a procedure that can be written. */
export interface WholeProcedure {
  readonly name: string;
  readonly code: string;
  readonly specialty: string;
  readonly description: string;
  /** Minutes. */
  readonly duration: number;
  /** COP. */
  readonly price: number;
  readonly doctorIds: string[];
}
type Change = NonNullable<OperationInput<typeof changeProcedure>['body']>;

/** A procedure as it stands in the form: what was typed, also while it is wrong. */
export interface ProcedureDraft {
  readonly name: string;
  readonly code: string;
  readonly specialty: string;
  readonly description: string;
  readonly duration: string;
  readonly price: string;
  /** Who performs it; nobody named means that every doctor may. */
  readonly doctorIds: readonly string[];
  readonly isActive: boolean;
}

export const NEW_PROCEDURE: ProcedureDraft = {
  name: '',
  code: '',
  specialty: '',
  description: '',
  duration: '',
  price: '',
  doctorIds: [],
  isActive: true,
};

export const PROCEDURE_FIELDS = [
  'name',
  'code',
  'specialty',
  'duration',
  'price',
  'description',
  'doctorIds',
] as const;
export type ProcedureField = (typeof PROCEDURE_FIELDS)[number];

export type ProcedureError =
  | 'required'
  | 'tooLong'
  | 'characters'
  | 'duration'
  | 'tooMany'
  | 'refused'
  | WrongMoney;
export type ProcedureErrors = Readonly<Partial<Record<ProcedureField, ProcedureError>>>;

/** As the service tells it. */
interface Told {
  readonly name: string;
  readonly code?: string | undefined;
  readonly specialty: string;
  readonly description?: string | undefined;
  readonly duration: number;
  readonly price: number;
  readonly doctorIds?: readonly string[] | undefined;
  readonly status: string;
}

export function draftOf(told: Told, locale: string): ProcedureDraft {
  return {
    name: told.name,
    code: told.code ?? '',
    specialty: told.specialty,
    description: told.description ?? '',
    duration: String(told.duration),
    price: writePesos(told.price, locale),
    doctorIds: told.doctorIds ?? [],
    isActive: told.status !== 'inactive',
  };
}

/** Reads what was typed, or says what is wrong with it. */
export function checkProcedure(
  draft: ProcedureDraft,
):
  | { readonly body: WholeProcedure; readonly errors?: undefined }
  | { readonly body?: undefined; readonly errors: ProcedureErrors } {
  const money = readTypedMoney(draft.price);
  const duration = draft.duration.trim();
  const errors = {
    name: wrongLine(draft.name, limits.name, true),
    code: wrongLine(draft.code, limits.code, false),
    specialty: wrongLine(draft.specialty, limits.specialty, true),
    description: wrongNotes(draft.description, limits.description),
    duration: wrongDuration(duration),
    price:
      money.kind === 'none'
        ? ('required' as const)
        : money.kind === 'refused'
          ? money.why
          : undefined,
    doctorIds: draft.doctorIds.length > limits.doctors ? ('tooMany' as const) : undefined,
  };
  if (money.kind !== 'pesos' || Object.values(errors).some(Boolean)) {
    return { errors: onlyWrong(errors) };
  }
  return {
    body: {
      name: draft.name.trim(),
      code: draft.code.trim(),
      specialty: draft.specialty.trim(),
      description: draft.description.trim(),
      duration: Number(duration),
      price: money.pesos,
      doctorIds: [...draft.doctorIds],
    },
  };
}

/** What differs from what was loaded; nothing else is written over. Both are whole. */
export function changesOf(draft: ProcedureDraft, loaded: ProcedureDraft): Change {
  const { body } = checkProcedure(draft);
  const { body: before } = checkProcedure(loaded);
  if (body === undefined) throw new Error('a procedure that is not whole was to be saved');
  const changed = Object.entries(body).filter(
    ([name, value]) =>
      JSON.stringify(value) !== JSON.stringify(before?.[name as keyof typeof body]),
  );
  return {
    ...Object.fromEntries(changed),
    ...(draft.isActive !== loaded.isActive && { status: draft.isActive ? 'active' : 'inactive' }),
  };
}

/** What a service refused, at the fields it is about. */
export function refusedProcedure(fields: readonly { readonly path: string }[]): ProcedureErrors {
  const refused = PROCEDURE_FIELDS.filter((name) =>
    fields.some(({ path }) => path.split('.')[0] === name),
  );
  return Object.fromEntries(refused.map((name) => [name, 'refused']));
}

function wrongLine(
  typed: string,
  max: number,
  isRequired: boolean,
): 'required' | 'tooLong' | 'characters' | undefined {
  const text = typed.trim();
  if (text === '') return isRequired ? 'required' : undefined;
  if (text.length > max) return 'tooLong';
  return SINGLE_LINE.test(text) ? undefined : 'characters';
}

function wrongDuration(typed: string): 'required' | 'duration' | undefined {
  if (typed === '') return 'required';
  const minutes = /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
  return minutes >= 1 && minutes <= limits.duration ? undefined : 'duration';
}

function onlyWrong(errors: { [K in ProcedureField]: ProcedureError | undefined }): ProcedureErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
}
