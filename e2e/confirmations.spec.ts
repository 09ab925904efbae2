import { makePatient } from './support/api';
import { bookAppointment, farDay } from './support/appointments';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { journeyLocales } from './support/journey-locales';

const LIVE = { timeout: 2_000 };

for (const locale of journeyLocales('en-US')) {
  test.describe(locale, () => {
    test.use({ locale });

    test('asks a day’s patients by keyboard, with a text ready, and ticks the card', async ({
      page,
      context,
      t,
      apiOf,
      signInAs,
    }) => {
      const api = await apiOf('receptionist');
      const date = farDay();
      const patient = await makePatient(api, { phone: '310 555 0142' });
      const first = await bookAppointment(api, date, { patient });
      const second = await bookAppointment(api, date, { from: 660, to: 690 });
      await signInAs('receptionist');

      // By its keys it opens on the next working day.
      await page.goto('/');
      await page.keyboard.press('g');
      await page.keyboard.press('f');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('confirmations.title'));
      await expectAccessible(page);

      const listening = page.waitForResponse(/\/api\/agenda\/stream/);
      await page.goto(`/agenda/confirmations?date=${date}`);
      await listening;
      const agenda = await context.newPage();
      const listens = agenda.waitForResponse(/\/api\/agenda\/stream/);
      await agenda.goto(`/agenda?date=${date}`);
      await listens;
      const row = (id: string) => page.locator(`[data-confirm="${id}"]`);
      const outcome = (id: string, name: 'confirmed' | 'no_answer' | 'will_change') =>
        row(id).getByRole('button', { name: t(`confirmations.outcomes.${name}`) });
      await expect(page.locator('main')).toContainText(
        t('confirmations.confirmedOf', { confirmed: 0, count: 2 }),
      );
      const link = row(first.id).getByRole('link', { name: /WhatsApp/ });
      const url = new URL((await link.getAttribute('href')) ?? '');
      expect(url.pathname).toBe('/573105550142');
      expect(url.searchParams.get('text')).toContain(first.patient.firstName);
      await expectAccessible(page);

      await outcome(first.id, 'confirmed').focus();
      await page.keyboard.press('1');
      await expect(outcome(first.id, 'confirmed')).toHaveAttribute('aria-pressed', 'true');
      await expect(page.locator('main')).toContainText(
        t('confirmations.confirmedOf', { confirmed: 1, count: 2 }),
      );
      await expect(agenda.locator(`[data-entry="${first.id}"]`)).toContainText('✓', LIVE);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('2');
      await expect(outcome(second.id, 'no_answer')).toHaveAttribute('aria-pressed', 'true');

      const download = page.waitForEvent('download');
      await row(first.id)
        .getByRole('button', { name: /calend/i })
        .click();
      expect((await download).suggestedFilename()).toBe(
        `${t('confirmations.file.name', { date })}.ics`,
      );

      // Who will change leads to the agenda; once moved, what was said of the old hour holds no longer.
      await row(second.id).getByRole('button').last().focus();
      await page.keyboard.press('4');
      await expect(page).toHaveURL(new RegExp(`appointment=${second.id}`));
      await api.send('PATCH', `/api/clinic/appointments/${first.id}`, {
        startTime: `${date}T14:00:00-05:00`,
        endTime: `${date}T14:30:00-05:00`,
      });
      await expect(agenda.locator(`[data-entry="${first.id}"]`)).not.toContainText('✓', LIVE);
    });
  });
}
