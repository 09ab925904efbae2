import { addDays, clinicToday } from '@/lib/kit/dates/clinic-time';
import { formatPesos } from '@/lib/kit/money/money-format';
import { fullName } from '@/lib/kit/text/full-name';
import { bookAppointment, pastDay } from './support/appointments';
import { expect, test } from './support/fixtures';
import { invoiceForm } from './support/invoices';
import { journeyLocales } from './support/journey-locales';
import { loseAnswer } from './support/lost-answer';

for (const locale of journeyLocales('en-US')) {
  test.describe(`charges to payers, ${locale}`, () => {
    test.use({ locale });

    test('an attention is charged at check-in with its copayment, once; removed, the money waits for a decision', async ({
      page,
      t,
      apiOf,
      signInAs,
      watched,
    }) => {
      watched.allow(/409/);
      const api = await apiOf('admin');
      const { id, patient, date } = await bookAppointment(api, pastDay());
      await signInAs('receptionist');
      await page.goto(`/agenda?date=${date}&appointment=${id}`);
      await page.getByRole('link', { name: t('appointment.charge') }).click();
      const main = page.getByRole('main');
      await expect(main).toContainText(fullName(patient));
      const { field } = invoiceForm(page, t);
      await expect(field(1, 'description')).not.toHaveValue('');
      const address = page.url();
      const submit = page.getByRole('button', { name: t('charges.new.submit') });

      // Nothing is sent before it is said who pays what.
      await submit.click();
      const alert = main.getByRole('alert');
      await expect(alert).toBeFocused();
      for (const key of ['errors.payer.missing', 'errors.asked'] as const) {
        await expect(alert).toContainText(t(`charges.new.${key}`));
      }
      const payers = page.getByLabel(t('charges.new.payer'));
      await payers.selectOption({ index: 1 });
      const payer = (await payers.locator('option').nth(1).textContent()) ?? '';
      await page.getByLabel(t('charges.new.share.choices.pending')).check();
      await expect(page.getByLabel(t('charges.new.share.methodToCome'))).toBeVisible();
      await page.getByLabel(t('charges.new.share.choices.completed')).check();
      await page.locator('select[name=concept]').selectOption('copago');
      await page.getByLabel(t('charges.new.share.amount')).fill('999.999.999');
      await page.getByLabel(t('charges.new.share.method')).selectOption('cash');
      await submit.click();
      await expect(alert).toContainText(t('charges.new.errors.amount.exceeds'));
      await page.getByLabel(t('charges.new.share.amount')).fill('$ 10.000');
      await submit.click();

      // In the patient's tab there is the charge, what was paid, and its receipt.
      await expect(page).toHaveURL(`/patients/${patient.id}/billing`);
      const copay = formatPesos(10_000, locale);
      const charges = page.getByRole('region', { name: t('charges.title') });
      await expect(charges).toContainText(copay);
      await expect(charges.getByRole('button', { name: t('charges.remove.action') })).toHaveCount(
        0,
      );
      const shares = page.getByRole('region', { name: t('patientShares.title') });
      await expect(shares.getByRole('button', { name: t('billing.receipt') })).toBeVisible();

      // The appointment says so instead of offering it, and that calling it off takes nothing back.
      await page.goto(`/agenda?date=${date}&appointment=${id}`);
      const words = { payer, share: copay };
      const standing = page.getByRole('link', { name: t('billing.standing.chargeShared', words) });
      await expect(standing).toHaveAttribute('href', `/patients/${patient.id}/billing`);
      await expect(
        page.getByRole('link', { name: t('appointment.bill'), exact: true }),
      ).toHaveCount(0);
      await expect(
        page.getByRole('link', { name: t('appointment.charge'), exact: true }),
      ).toHaveCount(0);
      await page.getByRole('button', { name: t('appointment.become.canceled') }).click();
      const question = page.getByRole('group', {
        name: t('billing.standing.stays.chargeShared', words),
      });
      await expect(question).toBeFocused();
      await question.getByRole('button', { name: t('appointment.leave') }).click();

      // Not twice, and not as an invoice beside it: that is said before anything is sent.
      await page.goto(address);
      await expect(main).toContainText(t('billing.billed.chargeOfOthers', { kind: 'charge' }));
      await expect(main.getByRole('alert')).toHaveCount(0);
      await page.getByLabel(t('charges.new.payer')).selectOption({ index: 1 });
      await page.getByLabel(t('charges.new.share.choices.none')).check();
      await submit.click();
      const billed = main.getByRole('alert');
      await expect(billed).toContainText(t('billing.billed.titleOfCharge'));
      // Who may not take it off is told whom to ask, and not how to bill the patient.
      await expect(billed).toContainText(t('billing.billed.chargeOfOthers', { kind: 'charge' }));
      page.once('dialog', (dialog) => dialog.accept());

      // Who answers for the books takes it off; the copayment waits for a decision.
      await signInAs('billing');
      await page.goto(`/patients/${patient.id}/billing`);
      await charges.getByRole('button', { name: t('charges.remove.action') }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(t('charges.remove.paid', { amount: copay }));
      await dialog.getByRole('button', { name: t('charges.remove.submit') }).click();
      await expect(dialog).toBeHidden();
      await expect(charges).toContainText(t('patientBilling.noCharges'));
      // The button says of what, and the dialog of whose account: it may be filed already.
      await shares
        .getByRole('button', { name: new RegExp(`${t('patientShares.resolve.action')}: .*10`) })
        .click();
      const settle = page.getByRole('dialog', { name: t('patientShares.resolve.title') });
      await expect(settle).toContainText(copay);
      await expect(settle).toContainText(
        new RegExp(`CC-\\d{6} · |${t('patientShares.noAccount')}`),
      );
      await settle.getByLabel(t('patientShares.resolve.kept')).check();
      const note = 'Se abona a la próxima cuota';
      await settle.getByLabel(t('patientShares.resolve.note')).pressSequentially(note);
      await settle.getByRole('button', { name: t('patientShares.resolve.save') }).click();
      await expect(settle).toBeHidden();

      // Who opens the patient's tab is told who settled it, and why.
      await expect(shares).toContainText(note);
      await signInAs('receptionist');
      await page.goto(`/patients/${patient.id}/billing`);
      await expect(shares).toContainText(note);
    });
  });
}

test('one of the attentions is chosen from the record; an answer that is lost makes no second charge', async ({
  page,
  t,
  apiOf,
  signInAs,
  watched,
}) => {
  watched.allow(/net::ERR/);
  const api = await apiOf('admin');
  const recent = addDays(clinicToday('America/Bogota', new Date()), -80);
  const { patient } = await bookAppointment(api, recent, { from: 360, to: 390 });
  await signInAs('billing');
  await page.goto(`/patients/${patient.id}/billing`);
  await page.getByRole('link', { name: t('charges.create') }).click();
  const choose = page.getByRole('region', {
    name: t('charges.new.attention.choose', { name: fullName(patient) }),
  });
  await choose.getByRole('link').click();
  await page.getByLabel(t('charges.new.payer')).selectOption({ index: 1 });
  await page.getByLabel(t('charges.new.share.choices.none')).check();
  await loseAnswer(page, '/billing/charges');
  const submit = page.getByRole('button', { name: t('charges.new.submit') });
  await submit.click();
  const told = page.getByRole('alert').filter({ hasText: t('charges.new.unknown') });
  await told.getByRole('button', { name: t('common.unknown.again') }).click();
  await expect(page).toHaveURL(`/patients/${patient.id}/billing`);
  const { data } = await (
    await api.get(`/api/clinic/billing/charges?patientId=${patient.id}`)
  ).json();
  expect(data).toHaveLength(1);
});

test('who may not charge is not offered it', async ({ page, t, apiOf, signInAs, watched }) => {
  watched.allow(/403/);
  const api = await apiOf('admin');
  const { id, date } = await bookAppointment(api, pastDay());
  await signInAs('dentist');
  await page.goto(`/agenda?date=${date}&appointment=${id}`);
  await expect(page.getByRole('heading', { name: t('appointment.title') })).toBeVisible();
  await expect(page.getByRole('link', { name: t('appointment.charge'), exact: true })).toHaveCount(
    0,
  );
  await page.goto(`/billing/charges/new?appointmentId=${id}`);
  await expect(page.getByLabel(t('charges.new.payer'))).toHaveCount(0);
});
