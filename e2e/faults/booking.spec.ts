import type { Api } from '../support/api';
import { bookedOn, bookingPanel } from '../support/booking';
import { expect, test } from '../support/fixtures';
import { journeyLocales } from '../support/journey-locales';
import { NAME } from '../support/maria';
import { workDay } from '../support/moves';
import { recover } from './recover';

// The demo clinic, of one's own, behind a service that fails.
test.use({ stackOptions: { faults: true } });
test.describe.configure({ mode: 'default' });

const PATIENT = 'pat-maria-perez';

let api: Api;
test.beforeEach(async ({ apiOf, signInAs, watched }) => {
  watched.allow(/status of (4|5)\d\d/);
  api = await apiOf('receptionist');
  await signInAs('receptionist');
});
test.afterEach(({ faults }) => recover(faults, api));

for (const locale of journeyLocales('en-US')) {
  test.describe(locale, () => {
    test.use({ locale });

    test('down in the middle of a booking: what is typed stays, and it is booked once', async ({
      page,
      t,
      faults,
    }) => {
      const date = workDay();
      const booking = bookingPanel(page, t, locale);
      const query = { date, doctors: 'doc-nanez', book: '10:00', with: 'doc-nanez', for: PATIENT };
      await page.goto(`/agenda?${new URLSearchParams(query)}`);
      await expect(booking.panel.getByText(NAME)).toBeVisible();
      await booking.field('procedure').selectOption({ index: 1 });
      await faults.goDown();
      await booking.field('duration').fill('25');
      await booking.field('notes').fill('Prefiere la mañana');
      await booking.submit.click();
      const told = booking.panel
        .getByRole('alert')
        .filter({ hasText: t('errors.problem.unavailable') })
        // Below it the openings may say so, too.
        .first();
      await expect(told).toBeFocused({ timeout: 20_000 });
      await expect(booking.field('duration')).toHaveValue('25');
      await expect(booking.field('notes')).toHaveValue('Prefiere la mañana');
      const stale = t('agenda.stale', { time: '.+' });
      await expect(page.getByText(new RegExp(stale))).toBeVisible();

      await recover(faults, api);
      await booking.submit.click();
      await expect(booking.panel.getByRole('alert').filter({ hasText: NAME })).toBeFocused();
      expect(await bookedOn(api, date, PATIENT)).toMatchObject([{ from: 600, to: 625 }]);
      await expect(page.locator('[data-entry]')).toHaveClass(/at-h-10 at-m-0 til-h-10 til-m-25/);
    });
  });
}
