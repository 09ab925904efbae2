import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { entryAt } from '@/lib/testing/agenda-entry';
import messages from '@/messages/es-CO.json';
import { AgendaGrid } from './agenda-grid';
import { useGridColumns } from './use-grid-columns';

const NOW = { date: '2026-11-24', minutes: 10 * 60 + 20 };
const DIRECTORY = {
  doctors: [{ id: 'ana', name: 'Ana Ruiz', color: '#2f7d7b', locationIds: [], active: true }],
  locations: [],
  procedures: [],
  weeks: { ana: 'none' as const },
  learned: false,
};
const nothing = () => {};

/** Ana's week, in which somebody is in the chair on its Tuesday at ten. */
function Week() {
  const columns = useGridColumns({
    dates: ['2026-11-23', '2026-11-24', '2026-11-25'],
    doctorId: 'ana',
    entries: [entryAt('in-the-chair', 600, { date: '2026-11-24' })],
    directory: DIRECTORY,
    filters: { doctors: [], locations: [], statuses: [] },
    weekHref: () => '/',
    dayHref: (date) => `/agenda?date=${date}`,
    onGo: nothing,
    now: NOW,
  });
  return (
    <AgendaGrid
      label="Semana"
      columns={columns}
      now={NOW}
      placeOf={(id) => id}
      planned={undefined}
      selected={undefined}
      hrefOf={(id) => id}
      restHrefOf={() => '/list'}
      onOpen={nothing}
      onBook={undefined}
      moving={undefined}
      onArrive={undefined}
    />
  );
}

test('a week says which of its days is today, and there where it is now, beside who is in the chair', () => {
  const html = renderToString(
    <NextIntlClientProvider locale="es-CO" timeZone="UTC" messages={messages}>
      <Week />
    </NextIntlClientProvider>,
  );
  const heads = [...html.matchAll(/<a ([^>]*)href="\/agenda\?date=([^"]+)"/g)];
  const today = heads.filter(([, attributes]) => attributes?.includes('aria-current="date"'));
  expect(heads).toHaveLength(3);
  expect(today.map(([, , date]) => date)).toEqual(['2026-11-24']);
  // As it is said aloud, with how many take place that day.
  expect(html).toContain('aria-label="martes, 24 de noviembre de 2026: 1 cita"');
  const marks = [...html.matchAll(/class="([^"]*now-(?:line|dot))"/g)];
  expect(marks.map(([, place]) => place)).toEqual([
    'at-span at-h-10 at-m-20 til-h-10 til-m-20 now-line',
    'at-span at-h-10 at-m-20 til-h-10 til-m-20 now-dot',
  ]);
  expect(html.indexOf('now-line')).toBeLessThan(html.indexOf('in-the-chair'));
  expect(html.indexOf('now-dot')).toBeGreaterThan(html.indexOf('in-the-chair'));
});
