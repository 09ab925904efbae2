import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atEnd } from '@/scripts/support/at-end.mjs';
import { Problem } from '@/scripts/support/problem.mjs';
import { root } from '@/scripts/support/root.mjs';
import { type Figure, isMet, type Row } from './figure';
import { breakdown, load, table, warning, writeResults, writeSome } from './report';
import { rows } from './rows';

/** Of rows measured by themselves: their figures take the place of those written before. */
const WRITE = '--write';

/** Measures the rows whose id holds one of the words given; all without words. */
async function main(args: readonly string[]): Promise<number> {
  const words = args.filter((word) => word !== WRITE);
  const selected = rows.filter(
    ({ id }) => words.length === 0 || words.some((word) => id.includes(word)),
  );
  if (selected.length === 0) {
    console.error(`No such row: choose from ${rows.map(({ id }) => id).join(', ')}.`);
    return 1;
  }
  const loadBefore = load();
  const figures: Figure[] = [];
  for (const row of selected) {
    const measured = await measure(row);
    console.log(`\n${table(measured)}\n`);
    figures.push(...measured);
  }
  if (selected.length > 1) console.log(`\n${table(figures)}\n`);
  for (const figure of figures) if (isMet(figure) === false) console.log(`${breakdown(figure)}\n`);
  const disturbed = warning(loadBefore);
  if (disturbed !== undefined) console.log(`${disturbed}\n`);
  const results = join(root, 'bench', 'results.json');
  if (selected.length === rows.length) writeResults(results, figures, loadBefore);
  else if (args.includes(WRITE)) writeSome(results, figures, loadBefore);
  return figures.some((figure) => isMet(figure) === false) ? 1 : 0;
}

async function measure(row: Row): Promise<readonly Figure[]> {
  const began = performance.now();
  const folder = await mkdtemp(join(tmpdir(), 'clinic-bench-'));
  const ends: (() => Promise<void>)[] = [];
  const say = (line: string) => console.log(`${row.id}: ${line}`);
  const tidyUp = async () => {
    for (const end of ends.splice(0).toReversed()) await end();
    await rm(folder, { recursive: true, force: true });
  };
  const forget = atEnd(tidyUp);
  try {
    return await row.measure({ after: (end) => ends.push(end), folder, say });
  } finally {
    forget();
    await tidyUp();
    say(`${((performance.now() - began) / 1000).toFixed(0)} s`);
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Problem ? error.message : error);
  process.exitCode = 1;
}
