import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { TrailHead } from '@/lib/kit/trail-head';

const stored = z.array(
  z.object({
    writer: z.string(),
    number: z.int(),
    hash: z.string(),
    at: z.string(),
    key: z.string(),
  }),
);

/** Chains remembered; each process begins one, and later ones name what came before them. */
const MOST = 500;
const WRITE_EVERY_MS = 5_000;

/**
 * Remembers the newest row of each chain in a file of the data folder, so that rows cut off the end of
 * the trail show. Written at most every five seconds, and when the process ends.
 */
export class TrailHeads {
  private readonly heads = new Map<string, TrailHead>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly path: string,
    private readonly failed: (error: unknown) => void,
  ) {
    for (const head of readHeads(path)) this.heads.set(head.writer, head);
  }

  all(): readonly TrailHead[] {
    return [...this.heads.values()];
  }

  remember(head: TrailHead): void {
    this.heads.delete(head.writer);
    this.heads.set(head.writer, head);
    const oldest = this.heads.keys().next().value;
    if (this.heads.size > MOST && oldest !== undefined) this.heads.delete(oldest);
    this.timer ??= setTimeout(() => this.write(), WRITE_EVERY_MS).unref();
  }

  /** Whole or not at all: a full disk leaves the file of before. */
  write(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    try {
      const written = `${this.path}.new`;
      writeFileSync(written, JSON.stringify(this.all()), { mode: 0o600 });
      renameSync(written, this.path);
    } catch (error) {
      this.failed(error);
    }
  }
}

/** None where there is no file; a file that is no list of heads is none either, which a check tells. */
function readHeads(path: string): readonly TrailHead[] {
  try {
    return stored.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    if (error instanceof SyntaxError || error instanceof z.core.$ZodError) return [];
    throw error;
  }
}
