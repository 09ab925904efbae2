import * as z from 'zod/mini';
import { procedureLimits as limits, MAX_PESOS } from '@/lib/contract/limits';
import type { OperationInput } from '@/lib/contract/operation';
import type { changeProcedure, createProcedure } from '@/lib/contract/procedures';
import { writePesos } from '@/lib/kit/money/money-format';
import {
  requiredLine,
  requiredMinutes,
  requiredPesos,
  type TypedError,
  typedLine,
  typedNotes,
} from '@/lib/kit/typed-schemas';

/** What is typed into the form of a procedure, and read from it: minutes, and pesos (COP). */
export const procedureForm = z.object({
  name: requiredLine(limits.name),
  code: typedLine(limits.code),
  specialty: requiredLine(limits.specialty),
  description: typedNotes(limits.description),
  duration: requiredMinutes(limits.duration),
  price: requiredPesos,
  /** Nobody named means that every doctor may perform it. */
  doctorIds: z.array(z.string()).check(z.maxLength(limits.doctors, 'tooMany')),
  isActive: z.boolean(),
});
export type ProcedureValues = z.input<typeof procedureForm>;
export type TypedProcedure = z.output<typeof procedureForm>;
export type ProcedureError = TypedError | 'tooMany';

/** What a field takes at most: characters, minutes, pesos or doctors. */
export const PROCEDURE_MOST: Readonly<Record<string, number>> = {
  ...limits,
  price: MAX_PESOS,
  doctorIds: limits.doctors,
};

export const NEW_PROCEDURE: ProcedureValues = {
  name: '',
  code: '',
  specialty: '',
  description: '',
  duration: '',
  price: '',
  doctorIds: [],
  isActive: true,
};

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

export function procedureValues(told: Told, locale: string): ProcedureValues {
  return {
    name: told.name,
    code: told.code ?? '',
    specialty: told.specialty,
    description: told.description ?? '',
    duration: String(told.duration),
    price: writePesos(told.price, locale),
    doctorIds: [...(told.doctorIds ?? [])],
    isActive: told.status !== 'inactive',
  };
}

/** The body that makes a procedure. */
export function newProcedure({
  code,
  description,
  isActive: _,
  ...body
}: TypedProcedure): OperationInput<typeof createProcedure>['body'] {
  return { ...body, ...(code && { code }), ...(description && { description }) };
}

type Changes = NonNullable<OperationInput<typeof changeProcedure>['body']>;

/** What differs from what was loaded: nothing else is written over. */
export function procedureChanges(typed: TypedProcedure, loaded: ProcedureValues): Changes {
  const { data: before } = procedureForm.safeParse(loaded);
  const { isActive, ...fields } = typed;
  const changed = Object.entries(fields).filter(
    ([name, value]) =>
      JSON.stringify(value) !== JSON.stringify(before?.[name as keyof typeof fields]),
  );
  return {
    ...Object.fromEntries(changed),
    ...(isActive !== loaded.isActive && { status: isActive ? 'active' : 'inactive' }),
  };
}
