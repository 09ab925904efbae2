import { timeOf } from '@/lib/kit/dates/span';
import { expectAccessible } from './support/axe';
import { bookedOn, bookingPanel, openingOf } from './support/booking';
import { expect, test } from './support/fixtures';
import { invoiceForm } from './support/invoices';
import { journeyLocales } from './support/journey-locales';
import { NAME } from './support/maria';

// The published contract and nothing else: an invoice cannot be seen, an appointment can.
test.use({ stackOptions: { documentedOnly: true, faults: true } });
test.describe.configure({ mode: 'default' });
test.afterEach(({ faults }) => faults.heal());

const PATIENT = 'pat-maria-perez';
const posts = (path: string) => (call: { method: string; path: string }) =>
  call.method === 'POST' && call.path.endsWith(path);
const isInvoice = posts('/billing/invoices');
const isBooking = posts('/appointments');

for (const locale of journeyLocales('es-CO')) {
  test.describe(locale, () => {
    test.use({ locale });

    test('an invoice that cannot be seen stays on a list until a person has looked', async ({
      page,
      t,
      faults,
      signInAs,
      watched,
    }) => {
      watched.allow(/50\d/);
      await signInAs('billing');
      await page.goto(`/billing/invoices/new?patientId=${PATIENT}`);
      const form = invoiceForm(page, t);
      await form.field(1, 'description').fill('Control');
      await form.field(1, 'price').fill(locale === 'es-CO' ? '45.000' : '45,000');
      const before = faults.calls.filter(isInvoice).length;
      faults.fail(isInvoice, { kind: 'lost' });
      await form.submit.click();
      const told = page.getByRole('alert').filter({ hasText: t('invoices.new.unknown') });
      await expect(told).toContainText(t('common.unknown.look'));
      await expect(told.getByRole('button', { name: t('common.unknown.again') })).toHaveCount(0);
      await expect(form.submit).toHaveAttribute('aria-disabled', 'true');
      await faults.heal();
      await expectAccessible(page);

      // In another tab, for the list of everybody's and that of the patient.
      const other = await page.context().newPage();
      const list = other.getByRole('region', { name: t('changes.title') });
      for (const path of ['/', '/billing/invoices', `/billing/invoices?patientId=${PATIENT}`]) {
        await other.goto(path);
        await expect(list).toContainText(t('audit.actions.invoices.create'));
      }
      await other.goto('/');
      await expect(list).toContainText(NAME);
      await expectAccessible(other);
      await told.getByRole('button', { name: t('common.unknown.found') }).click();
      await expect(page).toHaveURL(/\/billing\/invoices\?/);
      await expect(page.getByRole('region', { name: t('changes.title') })).toHaveCount(0);
      await other.goto('/');
      await expect(list).toHaveCount(0);
      expect(faults.calls.filter(isInvoice).length - before).toBe(1);
    });

    test('a colleague settles an attempt on the list', async ({
      page,
      t,
      faults,
      apiOf,
      signInAs,
      watched,
    }) => {
      watched.allow(/50\d/);
      faults.fail(isInvoice, { kind: 'lost' });
      const items = [{ description: 'Control', quantity: 1, unitPrice: 45_000 }];
      const sent = await (await apiOf('billing')).send(
        'POST',
        '/api/clinic/billing/invoices',
        { patientId: PATIENT, items },
        { 'idempotency-key': crypto.randomUUID() },
      );
      expect(sent.status()).toBe(504);
      await faults.heal();
      await signInAs('receptionist');
      await page.goto(`/patients/${PATIENT}/billing`);
      const list = page.getByRole('region', { name: t('changes.title') });
      await list.getByRole('button', { name: t('changes.notMade') }).click();
      await expect(list).toHaveCount(0);
    });
  });
}

test('a booking without a network is not sent, and not made by coming back', async ({
  page,
  context,
  t,
  apiOf,
  faults,
  signInAs,
  watched,
}) => {
  watched.allow(/net::ERR/);
  const api = await apiOf('receptionist');
  await signInAs('receptionist');
  const free = await openingOf(api, 'doc-nanez', 21);
  const booking = bookingPanel(page, t, 'es-CO');
  const query = { date: free.date, book: timeOf(free.from), with: free.doctorId, for: PATIENT };
  await page.goto(`/agenda?${new URLSearchParams(query)}`);
  await expect(booking.panel.getByText(NAME)).toBeVisible();
  await booking.field('procedure').selectOption({ index: 1 });
  await booking.field('duration').fill('20');
  const before = faults.calls.filter(isBooking).length;
  await context.setOffline(true);
  await booking.submit.click();
  await expect(booking.panel.getByRole('alert')).toContainText(t('errors.problem.notSent'));
  await context.setOffline(false);
  await expect(page.getByText(t('shell.offline'))).toBeHidden({ timeout: 15_000 });
  expect(faults.calls.filter(isBooking)).toHaveLength(before);
  await booking.submit.click();
  await expect(booking.panel.getByRole('alert').filter({ hasText: NAME })).toBeFocused();
  expect(faults.calls.filter(isBooking)).toHaveLength(before + 1);
});

test('a booking whose answer is late settles its own notice, and there is one', async ({
  page,
  t,
  apiOf,
  faults,
  signInAs,
  watched,
}) => {
  watched.allow(/50\d/);
  const api = await apiOf('receptionist');
  await signInAs('receptionist');
  const free = await openingOf(api, 'doc-nanez', 22);
  const booking = bookingPanel(page, t, 'es-CO');
  const query = { date: free.date, book: timeOf(free.from), with: free.doctorId, for: PATIENT };
  await page.goto(`/agenda?${new URLSearchParams(query)}`);
  await expect(booking.panel.getByText(NAME)).toBeVisible();
  await booking.field('procedure').selectOption({ index: 1 });
  await booking.field('duration').fill('20');
  const held = faults.hold(isBooking);
  await booking.submit.click();
  await held;
  const alerts = booking.panel.getByRole('alert');
  const told = alerts.filter({ hasText: t('booking.unknown.title') });
  await expect(told).toContainText(t('common.unknown.check'), { timeout: 40_000 });
  await faults.heal();
  await expect(alerts.filter({ hasText: NAME })).toBeFocused({ timeout: 40_000 });
  const booked = await bookedOn(api, free.date, PATIENT);
  expect(booked.filter(({ from }) => from === free.from)).toHaveLength(1);
});
