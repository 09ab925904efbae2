import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Place } from '@/lib/odontogram/place';
import { SMALL_CATALOG } from '@/lib/testing/charted';
import messages from '@/messages/es-CO.json';
import { SelectionPanel } from './selection-panel';

function shown(...selection: Place[]): string {
  return renderToString(
    <NextIntlClientProvider locale="es-CO" timeZone="UTC" messages={messages}>
      <SelectionPanel surfaces={SMALL_CATALOG.surfaces} selection={selection} />
    </NextIntlClientProvider>,
  ).replaceAll('<!-- -->', '');
}

test('what is selected is counted, and named by tooth', () => {
  const html = shown(
    { toothFdi: 36, surface: 'palatal' },
    { toothFdi: 36, surface: 'occlusal' },
    { toothFdi: 11, surface: 'occlusal' },
    { toothFdi: 12 },
  );
  expect(html).toContain('3 piezas, 3 superficies');
  expect(html).toContain('Oclusal, Lingual');
  expect(html).toContain('Incisal');
  expect(html.indexOf('>11<')).toBeLessThan(html.indexOf('>36<'));
});

test('whole teeth are counted as such', () => {
  expect(shown({ toothFdi: 36 }, { toothFdi: 37 })).toContain('>2 piezas<');
});
