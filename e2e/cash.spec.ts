import { addDays, clinicToday } from '@/lib/kit/dates/clinic-time';
import { formatPesos } from '@/lib/kit/money/money-format';
import { expectAccessible } from './support/axe';
import { downloaded, makePayment } from './support/billing';
import { expect, test } from './support/fixtures';
import { journeyLocales } from './support/journey-locales';

// The person has one till, and the owner sees all of them.
test.use({ stackOptions: { only: 'cash' } });

for (const locale of journeyLocales('es-CO')) {
  test.describe(locale, () => {
    test.use({ locale });

    test('a till is opened, counted, closed and printed, and the owner sees it', async ({
      page,
      t,
      apiOf,
      signInAs,
    }) => {
      const pesos = (amount: number) => formatPesos(amount, locale);
      const desk = await apiOf('receptionist');
      await signInAs('receptionist');
      await page.goto('/billing/cash');
      const float = page.getByLabel(t('cash.float'));
      await float.fill('-5');
      await page.getByLabel(t('cash.place')).focus();
      await expect(page.getByText(t('cash.money.negative'))).toBeVisible();
      await float.fill('100.000');
      await page.getByLabel(t('cash.place')).selectOption({ index: 1 });
      await expectAccessible(page);
      await page.getByRole('button', { name: t('cash.open.submit') }).click();
      await expect(page.getByRole('heading', { name: t('cash.close.title') })).toBeVisible();

      // What this desk collects is in it, by method; what another one does is not.
      await makePayment(desk, { amount: 45_000, method: 'cash' });
      await makePayment(desk, { amount: 20_000, method: 'card' });
      await makePayment(await apiOf('admin'), { amount: 7_000, method: 'cash' });
      await page.getByRole('button', { name: t('cash.till.refresh') }).click();
      const methods = page.getByRole('table', { name: t('cash.till.byMethod') });
      await expect(methods.getByRole('row')).toHaveCount(3);
      await expect(methods).toContainText(pesos(45_000));
      const count = (name: string) => page.getByLabel(name, { exact: true });
      await count(t('cash.close.note', { amount: pesos(50_000) })).fill('2');
      await count(t('cash.close.note', { amount: pesos(20_000) })).fill('2');
      const short = t('cash.differenceOf', {
        kind: t('cash.shortage'),
        amount: pesos(5_000),
      });
      await expect(page.getByText(short)).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel(t('cash.close.explanation')).fill('Vuelto mal entregado');
      await page.getByRole('button', { name: t('cash.close.submit') }).click();

      const sheet = page.getByRole('article');
      await expect(sheet).toContainText(short);
      await expect(sheet).toContainText('Vuelto mal entregado');
      await expect(sheet).toContainText(pesos(145_000));
      await expectAccessible(page);
      const file = await downloaded(page, () =>
        page.getByRole('button', { name: t('cash.sheet.csv') }).click(),
      );
      expect(file.bytes.toString()).toContain('45000');
      const address = page.url();

      // Taken up again it is a till of its own, with what it had.
      await page.getByRole('button', { name: t('cash.reopen.button') }).click();
      await page.getByRole('button', { name: t('cash.reopen.submit') }).click();
      await expect(page.getByText(pesos(145_000)).first()).toBeVisible();
      await expect(page.getByRole('table', { name: t('cash.history.table') })).toContainText(short);
      await page.getByLabel(t('cash.close.modes.sum')).check();
      await page.getByLabel(t('cash.close.sum')).fill('145.000');
      await page.getByRole('button', { name: t('cash.close.submit') }).click();
      await expect(sheet).toContainText(t('cash.balanced'));

      await signInAs('admin');
      await page.goto('/billing/cash/day');
      const desks = page.getByRole('table', { name: t('cash.all.table') });
      await expect(desks.locator('tbody tr')).toHaveCount(2);
      await expect(desks).toContainText(t('cash.balanced'));
      await expectAccessible(page);
      await page.goto(
        `/billing/cash/day?date=${addDays(clinicToday('America/Bogota', new Date()), -1)}`,
      );
      await expect(page.getByText(t('cash.all.none'))).toBeVisible();
      await page.goto(address);
      await expect(sheet).toContainText(short);
    });
  });
}
