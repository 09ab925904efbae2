import { createLoader, createSerializer, type inferParserType } from 'nuqs/server';
import { parseAsNumber } from '@/lib/url-parsers';

/** What the address of the history says. */
export const versionParams = { from: parseAsNumber(7), to: parseAsNumber(7) };

export type AskedVersions = inferParserType<typeof versionParams>;

export const loadVersions = createLoader(versionParams);

export interface ComparedVersions {
  /** The earlier; none where the chosen one is the first, or is looked at alone. */
  readonly from: number | undefined;
  readonly to: number;
}

/** The chosen version, else the newest, beside another one, else the one before it. */
export function comparedVersions({ from, to }: AskedVersions, newest: number): ComparedVersions {
  const chosen = to ?? Math.max(newest, from ?? newest);
  const other = from ?? chosen - 1;
  if (other > chosen) return { from: chosen, to: other };
  return { from: other >= 1 && other !== chosen ? other : undefined, to: chosen };
}

/** What the address says of a version: the one before it is beside it unless another is named. */
export function askedVersions({ from, to }: ComparedVersions): AskedVersions {
  return { from: from === undefined || from === to - 1 ? null : from, to };
}

const serialize = createSerializer(versionParams);

export function versionsQuery(compared: ComparedVersions): string {
  return serialize(askedVersions(compared));
}
