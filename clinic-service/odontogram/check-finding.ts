import type { FieldError } from '@/lib/contract/errors';
import { isFdi } from '@/lib/odontogram/rules/fdi';
import { catalogEntry } from './catalog-entries';
import { EVOLUTIONS } from './terms';

interface NewFinding {
  readonly toothFdi: number;
  readonly catalogFindingId: string;
  readonly surface?: string | undefined;
  readonly evolution?: string | undefined;
}

/** What is wrong with a finding whatever the chart; `at` is put before each path. */
export function findingErrors(finding: NewFinding, at = ''): FieldError[] {
  const { toothFdi, catalogFindingId, surface, evolution } = finding;
  const errors: FieldError[] = [];
  const add = (path: string, code: string, message: string) =>
    errors.push({ path: `${at}${path}`, code, message });
  if (!isFdi(toothFdi)) add('toothFdi', 'invalid_value', 'No tooth has this FDI number.');
  const entry = catalogEntry(catalogFindingId);
  if (entry === undefined) add('catalogFindingId', 'not_found', 'The catalog has no such finding.');
  if (entry?.scope === 'surface' && surface === undefined) {
    add('surface', 'required', 'The finding is of a surface.');
  }
  if (entry?.scope === 'whole' && surface !== undefined) {
    add('surface', 'not_allowed', 'The finding is of the whole tooth.');
  }
  return [...errors, ...evolutionErrors(evolution, at)];
}

export function evolutionErrors(evolution: string | undefined, at = ''): FieldError[] {
  if (evolution === undefined || EVOLUTIONS.some(({ id }) => id === evolution)) return [];
  const message = 'The catalog has no such evolution.';
  return [{ path: `${at}evolution`, code: 'not_found', message }];
}
