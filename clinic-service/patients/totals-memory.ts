/** A total and the state of the clinic's patients it was counted in. */
export interface KnownTotal {
  readonly version: number;
  readonly total: number;
}

const REMEMBERED = 5_000;

/**
 * Totals of lists too long to count each time ("maria" in a large clinic). The database compares
 * the version in the same statement as it reads the page, so a total is used only where it still
 * holds, whichever replica changed the patients.
 */
export class TotalsMemory {
  readonly #totals = new Map<string, KnownTotal>();

  get(key: string): KnownTotal | undefined {
    return this.#totals.get(key);
  }

  set(key: string, known: KnownTotal): void {
    this.#totals.delete(key);
    this.#totals.set(key, known);
    const [oldest] = this.#totals.keys();
    if (this.#totals.size > REMEMBERED && oldest !== undefined) this.#totals.delete(oldest);
  }
}
