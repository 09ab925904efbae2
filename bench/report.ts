import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { type Figure, isMet } from './figure';

const HEADINGS = ['', 'measured', 'reference', 'ratio', 'bar', 'met'];

/** The figures as one table of plain text. */
export function table(figures: readonly Figure[]): string {
  const rows = [HEADINGS, ...figures.map(cells)];
  const widths = HEADINGS.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('   ');
  return rows.map(line).join('\n');
}

/** What a figure is made of: where to look when it misses its bar. */
export function breakdown({ name, detail = {} }: Figure): string {
  return [name, ...Object.entries(detail).map(([part, value]) => `  ${part}: ${value}`)].join('\n');
}

function cells(figure: Figure): string[] {
  const { name, unit, measured, reference, ratio, bar } = figure;
  const met = isMet(figure);
  return [
    name,
    `${short(measured)} ${unit}`,
    reference === undefined ? '–' : `${short(reference)} ${unit}`,
    ratio === undefined ? '–' : short(ratio),
    bar === undefined ? 'reported' : `${bar.at === 'least' ? '≥' : '≤'} ${bar.value}`,
    met === undefined ? '–' : met ? 'yes' : 'NO',
  ];
}

/** Enough digits to compare with a bar, no more. */
function short(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 3;
  return String(Number(value.toFixed(digits)));
}

/** How busy the machine is: processes that want to run, over the last minute. */
export function load(): number {
  return loadavg()[0] ?? 0;
}

/** What to know of a machine that is busy with something else; undefined on an idle one. */
export function warning(loadBefore: number): string | undefined {
  const cpus = availableParallelism();
  if (loadBefore < cpus / 2) return undefined;
  return `Something else is running (load ${loadBefore.toFixed(1)} on ${cpus} processors): the figures are disturbed.`;
}

/** The figures with what they depend on, for whoever compares two runs. */
export function writeResults(path: string, figures: readonly Figure[], loadBefore: number): void {
  write(path, {
    ...circumstances(loadBefore),
    figures: figures.map((figure) => ({ ...figure, met: isMet(figure) ?? null })),
  });
}

/** Puts figures measured by themselves among the others, each with what it depends on. */
export function writeSome(path: string, figures: readonly Figure[], loadBefore: number): void {
  const results: { readonly figures: readonly { readonly name: string }[] } = JSON.parse(
    readFileSync(path, 'utf8'),
  );
  const others = results.figures.filter(({ name }) => figures.every((one) => one.name !== name));
  const apart = circumstances(loadBefore);
  const added = figures.map((figure) => ({ ...figure, met: isMet(figure) ?? null, apart }));
  write(path, { ...results, figures: [...others, ...added] });
}

function circumstances(loadBefore: number) {
  return {
    date: new Date().toISOString().slice(0, 10),
    node: process.versions.node,
    cpus: availableParallelism(),
    loadBefore,
  };
}

function write(path: string, results: object): void {
  writeFileSync(path, `${JSON.stringify(results, rounded, 2)}\n`);
}

function rounded(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toPrecision(4)) : value;
}
