import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ChartFinding } from '@/lib/odontogram/shared/chart-data';
import { charted, planned, SMALL_CATALOG } from '@/lib/testing/charted';
import messages from '@/messages/es-CO.json';
import { Legend } from '../legend';
import { PlanPanel } from '../panel/plan-panel';
import { ChartTable } from './chart-table';

const inSpanish = (content: React.ReactNode) =>
  renderToString(
    <NextIntlClientProvider locale="es-CO" timeZone="UTC" messages={messages}>
      {content}
    </NextIntlClientProvider>,
  )
    .replaceAll('<!-- -->', '')
    .replaceAll('\u00a0', ' ');

const table = (findings: readonly ChartFinding[], isWhole = true) =>
  inSpanish(
    <ChartTable
      catalog={SMALL_CATALOG}
      findings={findings}
      isWhole={isWhole}
      patientId="p1"
      onSelect={() => {}}
    />,
  );

const findings = [
  charted({ id: 'a', toothFdi: 48, plannedItems: [planned()], subtotal: 120_000 }),
  charted({ id: 'b', toothFdi: 11, catalogFindingId: 'new-one', evolution: 'done' }),
];

test('the table reads from tooth to tooth, and says by what it is sorted', () => {
  const html = table(findings);
  expect(html.indexOf('>11</button>')).toBeLessThan(html.indexOf('>48</button>'));
  expect(html.match(/aria-sort="ascending"/g)).toHaveLength(1);
  expect(html.match(/aria-sort="none"/g)).toHaveLength(6);
  expect(html).toContain('48, tercer molar inferior derecho, Oclusal: ver en el odontograma');
  expect(html).toContain('$ 120.000');
  expect(html).toContain('new-one');
});

test('a file is offered of a chart that is known whole', () => {
  expect(table(findings)).toContain(messages.odontogram.table.export);
  expect(table(findings, false)).not.toContain(messages.odontogram.table.export);
});

test('a chart without findings is said to have none', () => {
  expect(table([])).toContain(messages.odontogram.table.empty);
  expect(table([])).not.toContain('<table');
});

test('a chart that nobody can read is not said to have none', () => {
  const panel = inSpanish(
    <PlanPanel
      canEdit
      isWhole={false}
      catalog={SMALL_CATALOG}
      chart={{ findings: [], estimate: { findingCount: 0, total: 0, paid: 0, due: 0 } }}
      planHref={undefined}
      highlighted={undefined}
      onHover={() => {}}
      onSelect={() => {}}
    />,
  );
  for (const html of [panel, table([], false)]) {
    expect(html).toContain(messages.odontogram.unread.empty);
    expect(html).not.toContain(messages.odontogram.estimate.empty);
  }
});

test('the estimate is the service’s, whatever the findings come to', () => {
  const estimate = { findingCount: 7, total: 1_000_001, paid: 400_000, due: 600_001 };
  const plan = (shown: typeof findings, planHref?: string) =>
    inSpanish(
      <PlanPanel
        canEdit
        isWhole
        catalog={SMALL_CATALOG}
        chart={{ findings: shown, estimate }}
        planHref={planHref}
        highlighted={undefined}
        onHover={() => {}}
        onSelect={() => {}}
      />,
    );
  for (const figure of ['>7<', '$ 1.000.001', '$ 400.000', '$ 600.001']) {
    expect(plan(findings)).toContain(figure);
  }
  expect(plan(findings, '/plan')).toContain('href="/plan"');
  expect(plan(findings)).not.toContain('href=');
  expect(plan([], '/plan')).toContain(messages.odontogram.estimate.empty);
});

test('the legend explains what is on the chart, and what could not be drawn', () => {
  const legend = (undrawn: string[]) =>
    inSpanish(<Legend catalog={SMALL_CATALOG} findings={findings} undrawn={undrawn} />);
  expect(legend([])).toContain('Hueco');
  expect(legend([])).not.toContain('Mancha');
  expect(legend([])).toContain('new-one');
  expect(legend([])).toContain(messages.odontogram.legend.unknown);
  expect(legend([])).not.toContain(messages.odontogram.legend.undrawn);
  expect(legend(['hole'])).toContain(messages.odontogram.legend.undrawn);
});
