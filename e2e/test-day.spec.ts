import { addDays } from '@/lib/kit/dates/clinic-time';
import { dayOf, expectOneDay } from './support/agree-on-day';
import { expect, test } from './support/fixtures';

const { TEST_DAY: day = '2026-11-24' } = process.env;

test('service, application, browser and tests agree on the day of the tests', async ({
  page,
  apiOf,
  signInAs,
}) => {
  // A long run goes on after midnight.
  expect([day, addDays(day, 1)]).toContain(dayOf(Date.now()));
  await signInAs('receptionist');
  await expectOneDay(page, await apiOf('receptionist'), Date.now);
});
