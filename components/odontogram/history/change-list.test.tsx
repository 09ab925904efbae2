import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { compareCharts } from '@/lib/odontogram/history/compare-charts';
import type { Chart } from '@/lib/odontogram/shared/chart-data';
import { charted, planned, SMALL_CATALOG } from '@/lib/testing/charted';
import { chartOf } from '@/lib/testing/odontogram';
import messages from '@/messages/es-CO.json';
import { ChangeList } from './change-list';

function told(before: Chart, after: Chart): string {
  return renderToString(
    <NextIntlClientProvider locale="es-CO" timeZone="America/Bogota" messages={messages}>
      <ChangeList changes={compareCharts(before, after)} catalog={SMALL_CATALOG} />
    </NextIntlClientProvider>,
  )
    .replaceAll('<!-- -->', '')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/<[^>]+>/g, '');
}

test('a finding that is another is told with all that is another of it', () => {
  const before = chartOf([charted({ notes: 'a', plannedItems: [planned()], subtotal: 120_000 })]);
  const dearer = planned({ unitPrice: 90_000, subtotal: 180_000 });
  const after = chartOf([
    charted({
      catalogFindingId: 'stain',
      evolution: 'done',
      notes: 'b',
      plannedItems: [dearer],
      subtotal: 180_000,
    }),
  ]);
  const text = told(before, after);
  expect(text).toContain('0 agregados0 retirados1 cambiado');
  expect(text).toContain(
    '36 Oclusal: Hueco → Mancha; Por hacer → Hecho; nota cambiada; plan $ 120.000 → $ 180.000',
  );
});

test('what came and what went is told as it stood, its evolution where that says anything', () => {
  const text = told(
    chartOf([charted({ toothFdi: 11, notes: 'duele', evolution: 'done' })]),
    chartOf([charted({ id: 'f2', toothFdi: 48, surface: undefined, catalogFindingId: 'gone' })]),
  );
  expect(text).toContain('1 agregado1 retirado0 cambiados');
  expect(text).toContain('Retirado: 11 Incisal: Hueco · Hecho · Nota: duele');
  expect(text).toContain('Agregado: 48 Toda la pieza: Ya no está');
  expect(text).not.toContain('Por hacer');
});

test('a finding that the catalog does not know any more is told by its id', () => {
  const text = told(
    chartOf([charted({ catalogFindingId: 'of-long-ago', evolution: 'once' })]),
    chartOf([charted()]),
  );
  expect(text).toContain('36 Oclusal: ? of-long-ago → Hueco; once → Por hacer');
});

test('another dentition, its teeth and the signature are told', () => {
  const signature = { status: 'signed', signedBy: 'Ana', signedAt: '2026-01-02T15:00:00Z' };
  const text = told(
    chartOf([]),
    chartOf([], { dentitionMode: 'mixed', temporaryTeeth: [53], signature }),
  );
  expect(text).toContain('Dentición: Permanente → Mixta');
  expect(text).toContain('53');
  expect(text).toMatch(/Firma: Sin firmar → Firmado · Ana, .*10:00/);
});

test('versions that do not differ are said to be the same', () => {
  expect(told(chartOf([charted()]), chartOf([charted()]))).toBe(messages.odontogram.history.same);
});
