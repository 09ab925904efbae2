/** Stands still until a test moves it. */
export class TestClock {
  #now = new Date('2026-11-20T14:00:00.000Z');

  now(): Date {
    return this.#now;
  }

  advance(milliseconds: number): void {
    this.#now = new Date(this.#now.getTime() + milliseconds);
  }
}
