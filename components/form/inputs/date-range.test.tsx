import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import english from '@/messages/en-US.json';
import spanish from '@/messages/es-CO.json';
import { DateRange } from './date-range';

function shown(locale: 'es-CO' | 'en-US', from: string, to: string): string {
  return renderToString(
    <NextIntlClientProvider
      locale={locale}
      timeZone="UTC"
      messages={locale === 'es-CO' ? spanish : english}
    >
      <DateRange
        from={from}
        to={to}
        today="2026-11-26"
        labels={{ from: 'A', to: 'B' }}
        onChange={() => {}}
      />
    </NextIntlClientProvider>,
  );
}

test.each([
  ['es-CO', spanish],
  ['en-US', english],
] as const)('an end before the beginning is told at the end, in %s', (locale, messages) => {
  const html = shown(locale, '2026-03-05', '2026-03-04');
  expect(html).toContain(`B: ${messages.common.date.errors.order}`);
  const [invalid, ...others] = html.match(/<input[^>]* aria-invalid="true"[^>]*>/g) ?? [];
  expect(invalid).toContain('name="to"');
  expect(others).toEqual([]);
});

test('of a range in its order nothing is told', () => {
  expect(shown('es-CO', '2026-03-04', '2026-03-05')).not.toContain('aria-invalid="true"');
});
