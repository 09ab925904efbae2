import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import en from '@/messages/en-US.json';
import es from '@/messages/es-CO.json';
import { WeekHours } from './week-hours';

const places = [
  { id: 'chico', name: 'Sede Chicó' },
  { id: 'laureles', name: 'Sede Laureles' },
];
const lunch = { lunchStartTime: '13:00', lunchEndTime: '14:00' };
const split = { locationId: 'chico', startTime: '08:00', endTime: '18:00', ...lunch };
const morning = { locationId: 'laureles', startTime: '08:00', endTime: '12:00' };
const week = [
  { ...split, day: 'monday' },
  { ...split, day: 'tuesday' },
  { ...split, day: 'wednesday' },
  { ...morning, day: 'thursday' },
  { ...split, day: 'friday' },
];

/** What is to be read of it, a line for each pair of days and hours. */
function lines(locale: 'es-CO' | 'en-US', blocks = week): string[] {
  const html = renderToString(
    <NextIntlClientProvider locale={locale} timeZone="UTC" messages={locale === 'es-CO' ? es : en}>
      <WeekHours blocks={blocks} places={places} />
    </NextIntlClientProvider>,
  );
  return [...html.matchAll(/<d[td][ >].*?<\/d[td]>/g)].map(([part]) =>
    part
      .replace(/<[^>]+>/g, '|')
      .replace(/\|+/g, '|')
      .replaceAll('\u00a0', ' '),
  );
}

test('says the days alike once, the hours without lunch as the agenda writes them, and where', () => {
  expect(lines('es-CO')).toEqual([
    '|lun–mié, vie|lunes a miércoles, viernes|',
    '|8:00 a. m. – 1:00 p. m., 2:00 p. m. – 6:00 p. m.| |Sede Chicó|',
    '|jue|jueves|',
    '|8:00 a. m. – 12:00 p. m.| |Sede Laureles|',
  ]);
  expect(lines('en-US')).toContain('|8:00 AM – 12:00 PM| |Sede Laureles|');
});

test('a stored time or day that is none is shown as it came, and nothing of an empty week', () => {
  expect(lines('es-CO', [{ ...morning, day: 'monday', endTime: '25:00' }])[1]).toContain(
    '8:00 a. m. – 25:00',
  );
  expect(lines('es-CO', [{ ...morning, day: 'monday', startTime: 'soon' }])[1]).toContain(
    'soon – 12:00 p. m.',
  );
  expect(lines('es-CO', [{ ...morning, day: 'someday' }])).toEqual([
    `|${es.schedules.otherDay}|`,
    '|8:00 a. m. – 12:00 p. m.| |Sede Laureles|',
  ]);
  expect(lines('es-CO', [])).toEqual([]);
});
