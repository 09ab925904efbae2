import type { ReadParam } from '@/lib/address-params';

/** What the address of the history says; what makes no sense is left out. */
export interface AskedVersions {
  readonly from: number | undefined;
  readonly to: number | undefined;
}

export interface ComparedVersions {
  /** The earlier; none where the chosen one is the first, or is looked at alone. */
  readonly from: number | undefined;
  readonly to: number;
}

export function parseVersions(read: ReadParam): AskedVersions {
  const version = (name: string) => {
    const text = read(name) ?? '';
    return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined;
  };
  return { from: version('from'), to: version('to') };
}

/** The chosen version, else the newest, beside another one, else the one before it. */
export function comparedVersions({ from, to }: AskedVersions, newest: number): ComparedVersions {
  const chosen = to ?? Math.max(newest, from ?? newest);
  const other = from ?? chosen - 1;
  if (other > chosen) return { from: chosen, to: other };
  return { from: other >= 1 && other !== chosen ? other : undefined, to: chosen };
}

/** The address of a version, beside the one before it unless another one is named. */
export function versionsQuery({ from, to }: ComparedVersions): string {
  return from === undefined || from === to - 1 ? `?to=${to}` : `?from=${from}&to=${to}`;
}
