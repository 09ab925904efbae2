import type { Catalog, CatalogFinding, ChartFinding } from '@/lib/odontogram/shared/chart-data';
import { randomCatalog } from '@/lib/testing/random-catalog';
import type { Fault } from './fault-proxy';
import { ADULT_TEETH, SURFACE_IDS } from './odontogram';

/** The service answers, with other data in its envelope. */
export function answering(change: (data: Record<string, unknown>) => unknown): Fault {
  return {
    kind: 'change',
    change: (body) => {
      const answer: { data: Record<string, unknown> } = JSON.parse(body);
      return JSON.stringify({ ...answer, data: change(answer.data) });
    },
  };
}

/** The first random catalog that has so many findings, of every scope and with evolutions. */
export function randomCatalogOf(count: number): Catalog {
  for (let seed = 1; ; seed += 1) {
    const catalog = randomCatalog(seed, count);
    const isRich = catalog.findings.length === count && catalog.evolutions.length > 1;
    // A label of nothing but spaces could not be looked for.
    if (isRich && catalog.findings.every(({ label }) => label.trim() !== '')) return catalog;
  }
}

const HOSTILE = [
  '<script>window.ran = 1</script>',
  '<img src=x onerror="window.ran = 1">',
  '&lt;b&gt;no&lt;/b&gt; &amp; &#x3c;script&#x3e;window.ran = 1&#x3c;/script&#x3e;',
  '\u202Esirac\u202C \u2067(oclusal)\u2069 \u200F',
  'Ñ'.repeat(5000),
  '🦷👩🏽‍⚕️🏳️‍🌈👨‍👩‍👧‍👦 \u0301\u0301\u0301',
  'javascript:window.ran=1',
  '{count, plural, other {#}} <b></b> {label}',
  '"><svg onload="window.ran = 1"></svg>',
  "'); DROP TABLE findings; --",
  '</title></textarea></style><script>window.ran = 1</script>',
  '{{7*7}} <%= 7 %> %00 \\u0000',
];
const COLOURS = [
  'url(#x)',
  'red;background:url(//evil.example/a)',
  'javascript:window.ran=1',
  'url(//evil.example/b)',
  '#12345',
  'expression(alert(1))',
  '"/><image href="//evil.example/c"/>',
  '#ABC',
];
const SYMBOLS = [
  '<svg onload="window.ran = 1"/>',
  'M0 0L72 72Z',
  'text:<script>window.ran = 1</script>',
  'x'.repeat(10_000),
  'fill+'.repeat(2_000),
  'url(//evil.example/d)',
  'text:<b>@tooth!dash',
  'fill@nowhere!what',
  '\u202E🦷',
  '__proto__',
];
const SCOPES = ['surface', 'whole', 'toString', '<b>'];
const DENTITIONS = ['common', 'permanent_only', '__proto__', ''];

const nth = <Value>(values: readonly Value[], index: number, fallback: Value): Value =>
  values[index % values.length] ?? fallback;

/** Of somebody who wants their words to be run, as far as the shape of a catalog lets them. */
export function hostileCatalog(): Catalog {
  const label = (index: number) => nth(HOSTILE, index, '');
  return {
    catalogVersion: 1,
    findings: Array.from(
      { length: 40 },
      (_, index): CatalogFinding => ({
        id: `hostile-${index}`,
        label: label(index),
        scope: nth(SCOPES, Math.floor(index / 3), 'whole'),
        dentition: nth(DENTITIONS, Math.floor(index / 5), 'common'),
        suggestedTreatment: label(index + 1),
        exclusionGroup: index % 4 === 0 ? null : label(index + 2).slice(0, 200),
        color: nth(COLOURS, index, ''),
        symbol: nth(SYMBOLS, index, ''),
      }),
    ),
    surfaces: SURFACE_IDS.map((id, index) => ({ id, label: label(index) })),
    evolutions: HOSTILE.map((words, index) => ({ id: `evolution-${index}`, label: words })),
  };
}

/** A chart that has each finding of a catalog once, wherever it belongs, with all that one may have. */
export function findingsOf({ findings, evolutions }: Catalog): ChartFinding[] {
  let surfaces = 0;
  let wholes = 0;
  return findings.map((kind, index) => {
    const isSurface = kind.scope === 'surface';
    const toothFdi = isSurface
      ? nth(ADULT_TEETH, Math.floor(surfaces / SURFACE_IDS.length), 11)
      : nth(ADULT_TEETH, wholes, 11);
    const surface = isSurface ? nth(SURFACE_IDS, surfaces, 'occlusal') : undefined;
    if (isSurface) surfaces += 1;
    else wholes += 1;
    return {
      id: `finding-${index}`,
      toothFdi,
      scope: kind.scope,
      surface,
      catalogFindingId: kind.id,
      plannedItems: [
        {
          id: `item-${index}`,
          type: 'custom',
          clinicalProcedureId: undefined,
          name: kind.label,
          quantity: 2,
          unitPrice: 1_000,
          subtotal: 2_000,
        },
      ],
      subtotal: 2_000,
      evolution: evolutions[index % evolutions.length]?.id ?? 'none',
      notes: kind.label.slice(0, 1_000),
      createdBy: kind.label.slice(0, 60),
      createdAt: '2026-11-20T15:00:00.000Z',
      updatedAt: undefined,
    };
  });
}
