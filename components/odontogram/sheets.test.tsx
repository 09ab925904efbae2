import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Chart } from '@/lib/odontogram/shared/chart-data';
import { charted, planned, SMALL_CATALOG } from '@/lib/testing/charted';
import { chartOf } from '@/lib/testing/odontogram';
import messages from '@/messages/es-CO.json';
import { ChartSheet } from './sheet/chart-sheet';
import { PlanSheet } from './sheet/plan-sheet';

const inSpanish = (content: React.ReactNode) =>
  renderToString(
    <NextIntlClientProvider locale="es-CO" timeZone="UTC" messages={messages}>
      {content}
    </NextIntlClientProvider>,
  )
    .replaceAll('<!-- -->', '')
    .replaceAll('\u00a0', ' ');

const chartSheet = (chart: Chart) =>
  inSpanish(<ChartSheet chart={chart} catalog={SMALL_CATALOG} patient="Luz Sol · CC 1" />);
const planSheet = (chart: Chart) =>
  inSpanish(<PlanSheet chart={chart} catalog={SMALL_CATALOG} patient="Luz Sol · CC 1" />);

const UNREADABLE = { temporaryTeeth: 0, findings: 2, estimate: true };

test('findings of one shape are numbered alike on the drawing and in the legend', () => {
  const html = chartSheet(
    chartOf([
      charted({ id: 'a', catalogFindingId: 'hole' }),
      charted({ id: 'b', catalogFindingId: 'stain', surface: 'mesial' }),
    ]),
  );
  const numbers = [...html.matchAll(/<text id="[^>]*>(\d)</g)].map(([, text]) => text);
  expect(numbers.toSorted()).toEqual(['1', '1', '2', '2']);
});

test('what could not be read is said on paper too', () => {
  const unread = chartOf([charted()], { unreadable: UNREADABLE });
  const told = '2 hallazgos no se pudieron mostrar';
  expect(chartSheet(unread)).toContain(told);
  expect(planSheet(unread)).toContain(told);
  expect(chartSheet(chartOf([charted()]))).not.toContain(told);
});

test('a finding that the catalog does not know stands in the table by its id', () => {
  const html = chartSheet(chartOf([charted({ catalogFindingId: 'new-one' })]));
  expect(html).toContain('new-one');
  expect(html).toContain(messages.odontogram.cell.unknown);
});

test('a plan says the service’s figures, and what has no price', () => {
  const free = planned({ id: 'i2', name: 'Control', quantity: 1, unitPrice: 0, subtotal: 0 });
  const chart = chartOf(
    [
      charted({ plannedItems: [planned(), free], subtotal: 120_000 }),
      charted({ id: 'f2', toothFdi: 11, surface: undefined, catalogFindingId: 'post' }),
    ],
    { estimate: { findingCount: 2, total: 999_001, paid: 400_000, due: 599_001 } },
  );
  const html = planSheet(chart);
  for (const words of ['$ 60.000', '$ 120.000', '$ 999.001', '$ 400.000', '$ 599.001']) {
    expect(html).toContain(words);
  }
  expect(html).toContain(messages.odontogram.estimate.noPrice);
  expect(html).toContain('Poste: 11');
  // Figures that the service did not tell are not made up for a patient.
  expect(planSheet({ ...chart, unreadable: UNREADABLE })).not.toContain('999.001');
});

test('without anything planned a plan says so', () => {
  expect(planSheet(chartOf([charted()]))).toContain(messages.odontogram.planSheet.nothing);
  expect(planSheet(chartOf([charted()]))).not.toContain('<table');
});
