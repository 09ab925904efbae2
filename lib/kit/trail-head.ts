/** The newest row of a chain, as something outside of the database remembers it. */
export interface TrailHead {
  readonly writer: string;
  readonly number: number;
  readonly hash: string;
  /** An instant. */
  readonly at: string;
  /** Name of the key that the chain is written with. */
  readonly key: string;
}

const TEXT =
  /([\w-]{1,64})\/(\d{1,15})\/([0-9a-f]{64})\/(\d{4}-\d\d-\d\dT[\d:.]{8,12}Z)\/([0-9a-f]{16})/;

/** A head as a file has it that was downloaded: its members, parted by slashes. */
export function headText({ writer, number, hash, at, key }: TrailHead): string {
  return [writer, number, hash, at, key].join('/');
}

/** What `headText` wrote, whatever is around it; undefined for anything else. */
export function readHeadText(text: string): TrailHead | undefined {
  const [, writer, number, hash, at, key] = TEXT.exec(text) ?? [];
  if (!writer || !number || !hash || !at || !key) return undefined;
  return { writer, number: Number(number), hash, at, key };
}
