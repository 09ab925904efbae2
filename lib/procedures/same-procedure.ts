import type { QueryClient } from '@tanstack/react-query';
import { plainLetters } from '@/lib/kit/text/plain-letters';
import type { ProcedureValues, TypedProcedure } from './procedure-form';
import { procedureQueries } from './procedure-queries';

/** Another active procedure with the name or the code that was typed. */
export interface SameProcedure {
  readonly by: 'name' | 'code';
  readonly id: string;
  readonly name: string;
}

interface Typed {
  readonly typed: TypedProcedure;
  readonly loaded: ProcedureValues;
  /** Its id where it is there already. */
  readonly ownId: string | undefined;
}

/**
 * Looks for another active procedure with a new code or a new name. Undefined also where it cannot be
 * looked up: neither name nor code makes a procedure that one.
 */
export async function findSameProcedure(
  queries: QueryClient,
  { typed, loaded, ownId }: Typed,
): Promise<SameProcedure | undefined> {
  if (!typed.isActive) return undefined;
  const { code, name } = typed;
  // An inactive one stood in nobody's way.
  const isBack = !loaded.isActive;
  try {
    if (code !== '' && (isBack || code !== loaded.code.trim())) {
      const { data } = await queries.fetchQuery(procedureQueries.withCode(code));
      const found = data.find((other) => other.id !== ownId && other.code === code);
      if (found) return { by: 'code', id: found.id, name: found.name };
    }
    if (!isBack && plainLetters(name) === plainLetters(loaded.name)) return undefined;
    const { data } = await queries.fetchQuery(procedureQueries.search(name));
    const found = data.find(
      (other) => other.id !== ownId && plainLetters(other.name) === plainLetters(name),
    );
    return found && { by: 'name', id: found.id, name: found.name };
  } catch {
    return undefined;
  }
}
