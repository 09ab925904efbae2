import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { chartViews } from '@/lib/odontogram/chart-views';
import { DEFAULT_TEMPORARY_TEETH } from '@/lib/odontogram/rules/fdi';
import { SURFACES } from '@/lib/odontogram/tooth-view';
import { catalogFinding, catalogOf, chartFinding, chartOf } from '@/lib/testing/odontogram';
import messages from '@/messages/es-CO.json';
import { FindingGlyph } from '../finding-glyph';
import { Chart } from './chart';
import { StaticChart } from './static-chart';

const HOSTILE = '"/><script>alert(1)</script>';
const catalog = catalogOf([
  catalogFinding('whole-one', { symbol: 'ring@crown+text:AB' }),
  catalogFinding('hostile', { symbol: HOSTILE, color: `#fff${HOSTILE}`, label: HOSTILE }),
]);
const everywhere = [...Array(90).keys()].flatMap((toothFdi) =>
  [undefined, ...SURFACES].map((surface) => ({ toothFdi, surface })),
);

function chart(dentitionMode: string) {
  const temporaryTeeth = [...DEFAULT_TEMPORARY_TEETH];
  const bare = chartOf([], { dentitionMode, temporaryTeeth });
  const present = chartViews(bare, catalog);
  const findings = everywhere
    .filter(({ toothFdi }) => present.has(toothFdi))
    .map((place, index) =>
      chartFinding(`${index}`, {
        ...place,
        catalogFindingId: ['whole-one', 'hostile', 'not-there'][index % 3] ?? '',
      }),
    );
  return { mode: dentitionMode, views: chartViews({ ...bare, findings }, catalog) };
}

function render(element: ReactNode): string {
  return renderToString(
    <NextIntlClientProvider locale="es-CO" timeZone="UTC" messages={messages}>
      {element}
    </NextIntlClientProvider>,
  );
}

const labelOf = (fdi: number, view: unknown) => `${fdi}${view ? '' : ' absent'}`;
const count = (html: string, part: string) => html.split(part).length - 1;

describe('a chart in the HTML of the server', () => {
  test.each([
    ['adult', 2, 32, 32],
    ['mixed', 4, 52, 32],
    ['child', 2, 20, 20],
    ['newer', 4, 52, 52],
  ])('%s: %i rows of %i places, of which %i have a tooth', (mode, rows, places, present) => {
    const html = render(<Chart label="Odontograma" labelOf={labelOf} {...chart(mode)} />);
    expect(count(html, 'role="row"')).toBe(rows);
    expect(count(html, 'role="gridcell"')).toBe(places);
    expect(count(html, 'data-tooth="')).toBe(places);
    expect(count(html, ' absent"')).toBe(places - present);
    expect(count(html, 'data-surface="')).toBe(present * 5);
    expect(html).not.toMatch(/NaN|undefined|style=|<script/);
  });

  test('has one place that Tab comes to, and shows what is chosen', () => {
    const { views, mode } = chart('adult');
    const html = render(
      <Chart
        label="Odontograma"
        labelOf={labelOf}
        views={views}
        mode={mode}
        current={36}
        selectedTeeth={new Set([36])}
        selectedSurfaces={new Map([[16, 'occlusal distal']])}
      />,
    );
    expect(html.match(/<g [^>]*tabindex="0"[^>]*>/gi)).toHaveLength(1);
    expect(html).toMatch(/<g [^>]*aria-selected="true"[^>]*tabindex="0"[^>]*data-tooth="36"/i);
    expect(count(html, 'aria-selected="true"')).toBe(1);
    expect(count(html, 'class="surface-selected"')).toBe(2);
  });

  test('to look at is one picture, which says what changed by a shape', () => {
    const changed = new Map([
      [16, 'added'],
      [26, 'removed'],
      [36, 'changed'],
    ] as const);
    const html = render(<StaticChart label="Antes" {...chart('adult')} changed={changed} />);
    expect(count(html, 'role="img"')).toBe(1);
    expect(html).not.toMatch(/gridcell|tabindex/i);
    const signs = [...html.matchAll(/<path d="([^"]*)" class="change-sign"/g)];
    expect(new Set(signs.map(([, path]) => path)).size).toBe(3);
  });
});

test.each([true, false])('a finding by itself, of a surface: %s', (isOfSurface) => {
  const html = render(
    <FindingGlyph
      finding={catalogFinding('hostile', {
        symbol: HOSTILE,
        color: HOSTILE,
        label: HOSTILE,
        scope: isOfSurface ? 'surface' : 'whole',
      })}
    />,
  );
  expect(html).toContain('>SA1</text>');
  expect(html).not.toMatch(/NaN|style=|<script/);
});
