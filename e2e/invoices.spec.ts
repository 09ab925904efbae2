import { formatPesos, writePesos } from '@/lib/kit/money/money-format';
import { makePatient } from './support/api';
import { expect, test } from './support/fixtures';
import { invoiceForm, makeInvoice, makeIssued, readInvoice } from './support/invoices';
import { journeyLocales } from './support/journey-locales';

for (const locale of journeyLocales('es-CO')) {
  test.describe(locale, () => {
    test.use({ locale });

    test('from its first line to its last peso', async ({ page, t, apiOf, signInAs }) => {
      const pesos = (amount: number) => formatPesos(amount, locale);
      const api = await apiOf('admin');
      const patient = await makePatient(api);
      await signInAs('billing');
      await page.goto('/billing/invoices');
      await page.getByRole('link', { name: t('invoices.create') }).click();
      const form = invoiceForm(page, t);
      await form.submit.click();
      await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
      await expect(page.getByRole('main').getByRole('alert')).toContainText(
        t('invoices.new.errors.patient'),
      );
      await expect(page.getByRole('main').getByRole('alert')).toContainText(
        t('billLines.errors.none'),
      );
      await page.getByRole('combobox', { name: t('patientPicker.label') }).fill(patient.lastName);
      await page.getByRole('option', { name: patient.lastName }).click();
      // From the catalogue, with its price and without the tax it does not have.
      await form.field(1, 'description').fill('obturacion resina');
      await page.getByRole('option', { name: 'Obturación resina' }).click();
      await expect(form.field(1, 'price')).toHaveValue(writePesos(140_000, locale));
      await expect(form.field(1, 'tax')).toHaveValue('0');
      await form.field(1, 'tax').selectOption('0.19');
      await expect(page.getByText(t('billLines.taxed'))).toBeVisible();
      await form.field(1, 'tax').selectOption('0');
      await expect(page.getByText(t('billLines.taxed'))).toBeHidden();
      await form.add.click();
      await expect(form.field(2, 'description')).toBeFocused();
      await page.keyboard.type('Cepillo');
      await form.field(2, 'quantity').fill('2');
      await form.field(2, 'price').fill('$ 12.345');
      await form.field(2, 'tax').selectOption('0.19');
      await form.discount.fill('10000');
      // 164.690 less 10.000 of discount; the tax on the brushes' share of what is left.
      await expect(form.estimate).toContainText(pesos(164_690));
      await expect(form.estimate).toContainText(pesos(4_406));
      await expect(form.estimate).toContainText(pesos(159_096));
      // Twice, as people do.
      await form.submit.dblclick();
      await expect(page.getByRole('heading', { level: 1, name: /B-/ })).toBeVisible();
      const id = page.url().split('/').at(-1) ?? '';
      expect(await readInvoice(api, id)).toMatchObject({ total: 159_096, tax: 4_406 });
      const listed = await api.get(`/api/clinic/billing/invoices?patientId=${patient.id}`);
      expect((await listed.json()).pagination.total).toBe(1);

      const { invoiceNumber: number } = await readInvoice(api, id);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
      await page.getByRole('button', { name: t('invoices.issue.action') }).click();
      await page.getByRole('button', { name: t('invoices.issue.submit') }).click();
      await expect(page.getByText(t('invoices.statuses.issued'), { exact: true })).toBeVisible();
      // Its own number, and not the draft's.
      await expect(page.getByRole('heading', { level: 1, name: /F-/ })).toBeVisible();
      const collect = page.getByRole('button', { name: t('invoices.detail.collect') });
      const dialog = page.getByRole('dialog');
      const amount = dialog.getByLabel(t('payments.collect.amount'));
      const save = dialog.getByRole('button', { name: t('payments.collect.submit') });
      await collect.click();
      await expect(amount).toHaveValue(writePesos(159_096, locale));
      await amount.fill('59.096');
      await dialog.getByLabel(t('payments.methods.card')).check();
      await dialog.getByLabel(t('payments.collect.reference')).fill('AP 0412');
      await save.dblclick();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(t('invoices.statuses.partially_paid'))).toBeVisible();
      await collect.click();
      // The balance, never the total.
      await expect(amount).toHaveValue(writePesos(100_000, locale));
      await amount.fill('100.001');
      await save.click();
      await expect(dialog).toContainText(
        t('payments.collect.errors.exceeds', { due: pesos(100_000) }),
      );
      await expect(dialog).toContainText(t('payments.collect.errors.method'));
      await amount.fill('100.000');
      await dialog.getByLabel(t('payments.methods.cash')).check();
      await save.click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(t('invoices.statuses.paid'), { exact: true })).toBeVisible();
      await expect(collect).toHaveCount(0);
      expect((await readInvoice(api, id)).payments).toHaveLength(2);
    });
  });
}

test('what cannot be billed is told at its field, and nothing typed is lost', async ({
  page,
  t,
  apiOf,
  signInAs,
}) => {
  const { id: patientId } = await makePatient(await apiOf('admin'));
  await signInAs('billing');
  await page.goto(`/billing/invoices/new?patientId=${patientId}`);
  const form = invoiceForm(page, t);
  await form.field(1, 'description').fill('Control');
  await form.field(1, 'quantity').fill('1.5');
  await form.field(1, 'price').fill('-1');
  await form.submit.click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toBeFocused();
  await expect(alert.getByRole('button')).toHaveCount(3);
  await expect(alert).toContainText(t('items.errors.price.negative'));
  await alert.getByRole('button').first().click();
  await expect(form.field(1, 'quantity')).toBeFocused();
  await form.field(1, 'quantity').fill('1');
  await form.field(1, 'price').fill('1.234.567');
  await form.kind(1, 'zero').check();
  await form.discount.fill('1.234.568');
  await form.submit.click();
  await expect(alert).toContainText(t('invoices.new.errors.discount.exceeds'));
  await expect(form.field(1, 'price')).toHaveValue('1.234.567');
  await expect(form.discount).toHaveValue('1.234.568');
  await expect(page).toHaveURL(/new\?patientId/);
});

for (const width of [320, 1024, 1440]) {
  test(`a line says whole what it is, and whose words these are, at ${width} px; Enter goes on`, async ({
    page,
    t,
    apiOf,
    signInAs,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const patient = await makePatient(await apiOf('admin'));
    await signInAs('receptionist');
    await page.goto('/billing/invoices/new');
    const patients = page.getByRole('combobox', { name: t('patientPicker.label') });
    await patients.pressSequentially(patient.lastName);
    await expect(page.getByRole('option', { name: patient.lastName })).toHaveCount(1);
    await patients.press('Enter');
    await expect(page.getByRole('button', { name: t('patientPicker.change') })).toBeFocused();

    // The only one there is, as it is called in the catalogue, before the list is here.
    const { line, field, add } = invoiceForm(page, t);
    const whole = 'Exodoncia permanente multirradicular';
    await field(1, 'description').pressSequentially('exodoncia multirra');
    await page.keyboard.press('Enter');
    await expect(field(1, 'description')).toHaveValue(whole);
    await expect(line(1).getByText(t('items.ofCatalogue'))).toBeVisible();
    await expect(line(1).getByText(whole)).toHaveCount(width === 320 ? 1 : 0);

    // A draft uses up a number: Enter leads to the next line, and Ctrl+Enter bills.
    await field(1, 'price').press('Enter');
    await expect(field(2, 'description')).toBeFocused();
    await page.keyboard.type('Resina de autor');
    await page.keyboard.press('Tab');
    await expect(line(2).getByText(t('items.ofOnesOwn'))).toBeVisible();
    await expect(page.getByText(t('billLines.partial'))).toBeVisible();
    await field(2, 'price').pressSequentially('999.899.990.001');
    await expect(page.getByText(t('billLines.partial'))).toBeHidden();
    await field(1, 'quantity').press('Enter');
    await expect(field(2, 'description')).toBeFocused();
    await expect(page).toHaveURL(/invoices\/new/);
    await expect(add).toBeVisible();
    const total = await line(2).getByText(formatPesos(999_899_990_001, 'es-CO')).boundingBox();
    const bin = await line(2)
      .getByRole('button', { name: t('billLines.remove', { number: 2 }) })
      .boundingBox();
    if (!total || !bin) throw new Error('Both are there.');
    const isApart = total.x + total.width <= bin.x || total.y >= bin.y + bin.height;
    expect(isApart).toBe(true);
  });
}

test('forty lines are added by the keyboard, and billed', async ({ page, t, apiOf, signInAs }) => {
  const api = await apiOf('admin');
  const { id: patientId } = await makePatient(api);
  await signInAs('receptionist');
  await page.goto(`/billing/invoices/new?patientId=${patientId}`);
  const form = invoiceForm(page, t);
  for (let number = 1; number <= 40; number += 1) {
    if (number > 1) await form.add.press('Enter');
    await form.field(number, 'description').fill(`Control ${number}`);
    await form.field(number, 'price').fill('1.000');
    await form.kind(number, 'excluded').check();
  }
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1, name: /B-/ })).toBeVisible();
  const id = page.url().split('/').at(-1) ?? '';
  const made = await readInvoice(api, id);
  expect([made.items.length, made.total, made.tax]).toEqual([40, 40_000, 0]);
});

test('two clerks, one balance: it is collected once, and the other is told', async ({
  page,
  t,
  apiOf,
  browser,
  stack,
  signInAs,
  watched,
}) => {
  watched.allow(/409/);
  const api = await apiOf('admin');
  const { id } = await makeIssued(api);
  await signInAs('billing');
  const context = await browser.newContext({ locale: 'es-CO', baseURL: stack.url });
  await context.request.post('/api/auth/demo', {
    data: { role: 'receptionist' },
    headers: { origin: stack.url, 'x-requested-with': 'clinic-admin' },
  });
  // Neither is answered before both are sent.
  let sent = 0;
  let letBothThrough = () => {};
  const bothSent = new Promise<void>((resolve) => {
    letBothThrough = resolve;
  });
  const desks = [page, await context.newPage()];
  for (const desk of desks) {
    await desk.route('**/api/clinic/billing/payments', async (route) => {
      if (route.request().method() === 'POST') {
        sent += 1;
        if (sent === 2) letBothThrough();
        await bothSent;
      }
      await route.continue();
    });
    await desk.goto(`/billing/invoices/${id}`);
    await desk.getByRole('button', { name: t('invoices.detail.collect') }).click();
    await desk.getByRole('dialog').getByLabel(t('payments.methods.cash')).check();
  }
  await Promise.all(
    desks.map((desk) => desk.getByRole('button', { name: t('payments.collect.submit') }).click()),
  );
  const ends = await Promise.all(
    desks.map(async (desk) => {
      const refused = desk.getByText(t('payments.collect.refused.paid'));
      const paid = desk.getByText(t('invoices.statuses.paid'), { exact: true });
      await expect(paid).toBeVisible();
      return refused.isVisible();
    }),
  );
  expect(ends.sort()).toEqual([false, true]);
  const invoice = await readInvoice(api, id);
  expect([invoice.paid, invoice.due, invoice.payments.length]).toEqual([45_000, 0, 1]);
  await context.close();
});

for (const typed of [undefined, '20000']) {
  test(`who collects ${typed ?? 'the balance'} on an invoice that was voided meanwhile is told so, and of nothing typed wrong`, async ({
    page,
    t,
    apiOf,
    signInAs,
    watched,
  }) => {
    watched.allow(/409/);
    const api = await apiOf('admin');
    const { id } = await makeIssued(api);
    await signInAs('receptionist');
    await page.goto(`/billing/invoices/${id}`);
    await page.getByRole('button', { name: t('invoices.detail.collect') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('payments.methods.cash')).check();
    if (typed !== undefined) {
      const amount = dialog.getByLabel(t('payments.collect.amount'));
      await amount.clear();
      await amount.pressSequentially(typed);
    }
    const voided = await api.send('POST', `/api/clinic/billing/invoices/${id}/void`, {
      reason: 'Paciente equivocado',
      total: 45_000,
    });
    expect(voided.status(), await voided.text()).toBe(200);
    await dialog.getByRole('button', { name: t('payments.collect.submit') }).click();
    await expect(page.getByText(t('invoices.statuses.void'), { exact: true })).toBeVisible();
    await expect(dialog.getByText(t('payments.collect.refused.INVOICE_VOID'))).toBeVisible();
    await expect(dialog.getByText(t('payments.collect.refused.paid'))).toHaveCount(0);
    await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: t('payments.collect.submit') })).toHaveCount(0);
  });
}

test('a draft is changed, and thrown away', async ({ page, t, apiOf, signInAs }) => {
  const api = await apiOf('admin');
  const { id, patient } = await makeInvoice(api);
  await signInAs('receptionist');
  await page.goto(`/billing/invoices/${id}`);
  await page.getByRole('link', { name: t('invoices.edit.action'), exact: true }).click();
  const form = invoiceForm(page, t);
  await form.field(1, 'price').fill('60 mil');
  await form.kind(1, 'excluded').check();
  await form.discount.fill('10 %');
  await page.getByRole('button', { name: t('invoices.edit.submit') }).click();
  await expect(page.getByRole('button', { name: t('invoices.issue.action') })).toBeVisible();
  expect(await readInvoice(api, id)).toMatchObject({ total: 54_000, discount: 6_000, version: 2 });
  await page.getByRole('button', { name: t('invoices.remove.action') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('invoices.remove.submit') }).click();
  await expect(page).toHaveURL('/billing/invoices');
  const left = await (await api.get(`/api/clinic/billing/invoices?patientId=${patient.id}`)).json();
  expect(left.pagination.total).toBe(0);
});

test('it is voided with its reason, and by nobody else than who may', async ({
  page,
  t,
  apiOf,
  signInAs,
}) => {
  const { id, invoiceNumber } = await makeIssued(await apiOf('admin'));
  const open = page.getByRole('button', { name: t('invoices.void.action') });
  await signInAs('receptionist');
  await page.goto(`/billing/invoices/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(invoiceNumber);
  await expect(open).toHaveCount(0);
  await signInAs('billing');
  await page.goto(`/billing/invoices/${id}`);
  await open.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('invoices.void.submit') }).click();
  const alert = dialog.getByRole('alert');
  await expect(alert).toBeFocused();
  await alert.getByRole('button', { name: t('invoices.void.lacksReason') }).click();
  await expect(dialog.getByLabel(t('invoices.void.reason'))).toBeFocused();
  await dialog.getByLabel(t('invoices.void.reason')).fill('Paciente equivocado');
  await dialog.getByRole('button', { name: t('invoices.void.submit') }).click();
  // The button that it was opened by is gone: the next Tab does not begin at the top of the page.
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('#content')).toBeFocused();
  await expect(page.getByText('Paciente equivocado')).toHaveCount(2);
  await expect(page.getByText(t('invoices.statuses.void'), { exact: true })).toBeVisible();
});

test('a list is found by number, narrowed by its state, and one too far says so', async ({
  page,
  t,
  apiOf,
  signInAs,
}) => {
  const { invoiceNumber, patient } = await makeInvoice(await apiOf('admin'));
  await signInAs('billing');
  await page.goto('/billing/invoices?page=99999');
  await page.getByRole('link', { name: t('invoices.empty.firstPage') }).click();
  const rows = page.getByRole('table', { name: t('invoices.table') }).locator('tbody tr');
  await expect(rows).toHaveCount(20);
  await page.getByLabel(t('invoices.filters.search')).fill(invoiceNumber.toLowerCase());
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(patient.lastName);
  await page.getByLabel(t('invoices.filters.status')).selectOption('paid');
  await expect(page.getByText(t('invoices.empty.filtered'))).toBeVisible();
  await page.getByRole('button', { name: t('invoices.filters.clear') }).click();
  await expect(rows).toHaveCount(20);
  // Back leaves the filter with what was searched in it, also out of the box.
  const search = page.getByLabel(t('invoices.filters.search'));
  await page.getByLabel(t('invoices.filters.status')).selectOption('paid');
  await expect(page).toHaveURL('/billing/invoices?status=paid');
  await search.fill('f-9');
  await expect(page).toHaveURL(/search=f-9/);
  await page.goBack();
  await expect(page).toHaveURL('/billing/invoices');
  await expect(search).toHaveValue('');
  await page.goto(`/billing/invoices?patientId=${patient.id}`);
  await expect(rows).toHaveCount(1);
  await rows.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(invoiceNumber);
});

for (const searched of ['by Enter', 'by itself'] as const) {
  test(`Back before a search made ${searched} is drawn leaves none in the box`, async ({
    page,
    t,
    signInAs,
  }) => {
    await signInAs('billing');
    await page.goto('/billing/invoices');
    await page.getByLabel(t('invoices.filters.status')).selectOption('paid');
    await expect(page).toHaveURL('/billing/invoices?status=paid');
    const search = page.getByLabel(t('invoices.filters.search'));
    await search.evaluate((field: HTMLInputElement, byEnter) => {
      // Back as soon as the address says it, so that nothing is drawn between.
      const replace = history.replaceState;
      history.replaceState = (data, unused, href) => {
        replace.call(history, data, unused, href);
        if (!location.search.includes('search=f-9')) return;
        history.replaceState = replace;
        history.back();
        const until = performance.now() + 300;
        while (performance.now() < until);
      };
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(field, 'f-9');
      field.dispatchEvent(new Event('input', { bubbles: true }));
      if (byEnter) field.form?.requestSubmit();
    }, searched === 'by Enter');
    await expect(page).toHaveURL('/billing/invoices');
    await expect(search).toHaveValue('');
  });
}
