import type { Catalog, CatalogFinding } from '@/lib/odontogram/shared/chart-data';
import { graphemes } from './graphemes';
import { readSymbol } from './symbol';

/**
 * The catalog for a chart that may be printed or copied without colour: findings of it that would then
 * look the same get a number beside their symbol, on the chart and in its legend alike. `used` are the
 * ids of those on the chart, for among what is not there nothing has to be told apart.
 */
export function toldWithoutColour(catalog: Catalog, used: ReadonlySet<string>): Catalog {
  const groups = new Map<string, CatalogFinding[]>();
  for (const finding of catalog.findings.filter(({ id }) => used.has(id))) {
    const look = JSON.stringify([finding.scope, readSymbol(finding.symbol, finding.label).prims]);
    groups.set(look, [...(groups.get(look) ?? []), finding]);
  }
  const symbols = new Map(
    [...groups.values()]
      .filter((alike) => alike.length > 1)
      .flatMap((alike) =>
        alike.map((finding, index) => [finding.id, numbered(finding, index + 1)]),
      ),
  );
  return {
    ...catalog,
    findings: catalog.findings.map((finding) => ({
      ...finding,
      symbol: symbols.get(finding.id) ?? finding.symbol,
    })),
  };
}

/** What has letters gets the number after them; over anything else it is drawn. */
function numbered({ symbol, label }: CatalogFinding, number: number): string {
  const { prims, reading } = readSymbol(symbol, label);
  const letters = prims.flatMap((prim) => (prim.kind === 'text' ? [prim.text] : []))[0];
  if (reading !== 'grammar') return `text:${withNumber(letters ?? symbol, number)}`;
  const symbols =
    letters === undefined
      ? `${symbol}+text:${number}`
      : symbol.replace(`text:${letters}`, () => `text:${withNumber(letters, number)}`);
  // A symbol that is full already keeps what it says.
  return readSymbol(symbols, label).reading === 'grammar' ? symbols : symbol;
}

const MOST_LETTERS = 4;

function withNumber(letters: string, number: number): string {
  const room = MOST_LETTERS - `${number}`.length;
  return graphemes(letters.replace(/[@!+]/g, '')).slice(0, room).join('') + number;
}
