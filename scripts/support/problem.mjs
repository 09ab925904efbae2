/** Something the person at the terminal can mend: shown as its message alone, without a stack. */
export class Problem extends Error {
  /** @param {string} message one clear sentence */
  constructor(message) {
    super(message);
    this.name = 'Problem';
  }
}
