import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import messages from '@/messages/es-CO.json';
import { TotalsFrame } from './totals-frame';

const { none, tooMany } = messages.billing.totals;
const tooManyOf = (total: string) => tooMany.replace('{total, number}', total);

/** What a list of so many rows shows, read by the server or already asked about. */
function shown(listed: number | undefined, answer?: { tooMany: number } | { totals: number }) {
  const queries = new QueryClient();
  if (answer) queries.setQueryData(['sums'], answer);
  const query = { queryKey: ['sums'], queryFn: () => Promise.resolve({ totals: 0 }) };
  return renderToString(
    <NextIntlClientProvider locale="es-CO" timeZone="UTC" messages={messages}>
      <QueryClientProvider client={queries}>
        <TotalsFrame query={query} listed={listed} countOf={(count: number) => count} expected={3}>
          {(count) => <p>sums of {count}</p>}
        </TotalsFrame>
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
}

test('what the length of a list tells is said without waiting for sums', () => {
  for (const [listed, said] of [
    [0, none],
    [2_001, tooManyOf('2.001')],
    [12_345, tooManyOf('12.345')],
  ] as const) {
    expect(shown(listed)).toContain(said);
    expect(shown(listed)).toContain('aria-busy="false"');
  }
});

test('sums are awaited where there may be some, with room for as many as are expected', () => {
  for (const listed of [undefined, 1, 2_000]) {
    const html = shown(listed);
    expect(html).toContain('aria-busy="true"');
    expect(html.match(/animate-pulse/g)).toHaveLength(3);
  }
});

test('what was answered is shown: sums, none, or too many for a service with short pages', () => {
  expect(shown(5, { totals: 5 })).toMatch(/sums of .*5/);
  expect(shown(undefined, { totals: 0 })).toContain(none);
  expect(shown(1_500, { tooMany: 1_501 })).toContain(tooManyOf('1.501'));
});
