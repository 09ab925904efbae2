import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { odontogramQueries, readChart } from './odontogram-queries';

test('a chart that an edit waits for is read to the end, though nobody looks at the page any more', async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (_, init) => {
    signals.push(init?.signal);
    return Response.json({ version: 8 });
  });
  vi.stubGlobal('fetch', fetch);
  expect(await readChart('p1')).toEqual({ version: 8 });
  expect(fetch.mock.lastCall?.[0]).toBe('/api/clinic/patients/p1/odontogram');
  const client = new QueryClient();
  const shown = client.fetchQuery(odontogramQueries.chart('p1')).catch(() => 'left');
  await client.cancelQueries();
  expect(await shown).toBe('left');
  expect(signals.map((signal) => signal?.aborted)).toEqual([false, true]);
});
