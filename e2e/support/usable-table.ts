import { expect } from '@playwright/test';
import { PUBLISHED } from '@/clinic-service/testing/strict-contract';
import type { StrictDouble } from '@/clinic-service/testing/strict-double';

/** Which operations of the contract were used from a screen, by setting and language. */
export class UsableTable {
  private readonly used = new Map<string, Set<string>>();

  /** Does `act`, and expects that it made the service do each of the operations. */
  async use(
    double: StrictDouble,
    column: string,
    operations: readonly string[],
    act: () => Promise<unknown>,
  ): Promise<void> {
    const before = double.journal.length;
    await act();
    const missing = () => {
      const done = double.journal.slice(before).filter(({ status }) => status < 300);
      return operations.filter((id) => !done.some(({ operation }) => operation === id));
    };
    await expect.poll(missing, { message: `not done in ${column}` }).toEqual([]);
    const known = this.used.get(column) ?? new Set();
    for (const id of operations) known.add(id);
    this.used.set(column, known);
  }

  /** What is missing, after the table was printed. */
  print(columns: readonly string[]): string[] {
    const missing: string[] = [];
    console.log(['| Operation |', ...columns.map((column) => ` ${column} |`)].join(''));
    for (const { id } of PUBLISHED) {
      const cells = columns.map((column) => this.used.get(column)?.has(id) ?? false);
      console.log([`| ${id} |`, ...cells.map((isUsed) => (isUsed ? ' yes |' : ' no |'))].join(''));
      columns.forEach((column, index) => {
        if (!cells[index]) missing.push(`${id} in ${column}`);
      });
    }
    return missing;
  }
}
