import {
  closeSync,
  existsSync,
  fdatasyncSync,
  fstatSync,
  openSync,
  readSync,
  writeSync,
} from 'node:fs';
import type { TimedEntry } from './audit-rows';

const CHUNK = 1024 * 1024;

/**
 * Rows that wait until the trail can be written, in a file whose room on the disk was taken
 * beforehand: a full disk has no other. JSON, one row a line, zeros after the last.
 */
export class WaitingRows {
  private file: number | undefined;
  private used = 0;

  constructor(
    private readonly path: string,
    /** Bytes that the rows take at most. */
    private readonly size: number,
  ) {}

  /** What an earlier process left, oldest first; it keeps its place in the file. */
  read(): TimedEntry[] {
    if (!existsSync(this.path)) return [];
    const text = this.text();
    this.used = Buffer.byteLength(text);
    return text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const { at, entry } = JSON.parse(line) as { at: string; entry: TimedEntry['entry'] };
        return { at: new Date(at), entry };
      });
  }

  /** Makes the file as large as it may become. Throws where the disk has no room for it. */
  takeRoom(): void {
    const file = this.opened();
    for (let taken = fstatSync(file).size; taken < this.size; ) {
      const length = Math.min(CHUNK, this.size - taken);
      writeSync(file, Buffer.alloc(length), 0, length, taken);
      taken += length;
    }
  }

  /** Keeps a row beyond the end of the process. False where there is no room left. */
  add({ at, entry }: TimedEntry): boolean {
    const line = Buffer.from(`${JSON.stringify({ at, entry })}\n`);
    if (this.used + line.length > this.size) return false;
    const file = this.opened();
    writeSync(file, line, 0, line.length, this.used);
    fdatasyncSync(file);
    this.used += line.length;
    return true;
  }

  /** All of them are on the trail. True once the file holds none. */
  clear(): boolean {
    if (this.used === 0) return true;
    const file = this.opened();
    writeSync(file, Buffer.alloc(this.used), 0, this.used, 0);
    fdatasyncSync(file);
    this.used = 0;
    return true;
  }

  private opened(): number {
    if (this.file === undefined) {
      closeSync(openSync(this.path, 'a', 0o600));
      this.file = openSync(this.path, 'r+');
    }
    return this.file;
  }

  /** Up to the first zero; of a line that a crash cut short, nothing. */
  private text(): string {
    const bytes = Buffer.alloc(this.size);
    const length = readSync(this.opened(), bytes, 0, this.size, 0);
    const end = bytes.indexOf(0);
    const text = bytes.toString('utf8', 0, end === -1 ? length : end);
    return text.slice(0, text.lastIndexOf('\n') + 1);
  }
}
