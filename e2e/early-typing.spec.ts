import { timeOf } from '@/lib/kit/dates/span';
import { formatPesos } from '@/lib/kit/money/money-format';
import { makePatient, newDocumentNumber } from './support/api';
import { bookAppointment, farDay } from './support/appointments';
import { bookingPanel, openingOf } from './support/booking';
import { expect, test } from './support/fixtures';
import { invoiceForm } from './support/invoices';
import { entryOf } from './support/moves';
import { openEarly } from './support/open-early';
import { field } from './support/patient-form';
import { attendedPatient } from './support/records';
import { saveButton, written } from './support/schedule-form';

test.beforeEach(({ signInAs }) => signInAs('receptionist'));

test('keeps what was typed before the page answered', async ({ page, t, apiOf }) => {
  const { id, lastName } = await makePatient(await apiOf('receptionist'), {
    dateOfBirth: '1988-05-03',
    phone: '310 555 0144',
  });
  const letScriptsThrough = await openEarly(page, `/patients/${id}/edit`);
  // What is known is there without a script.
  await expect(field(page, t, 'lastName')).toHaveValue(lastName);
  await expect(field(page, t, 'status')).toHaveValue('active');
  await field(page, t, 'firstName').fill('Luz Marina');
  await field(page, t, 'dateOfBirth').fill('4/5/1988');
  await field(page, t, 'gender').selectOption('F');
  const save = page.getByRole('button', { name: t('patientForm.save') });
  await letScriptsThrough(save);
  await save.click();
  await expect(page).toHaveURL(`/patients/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Luz Marina ${lastName}`);
  await expect(page.locator('time[datetime="1988-05-04"]')).toBeVisible();
  const saved = await (await apiOf('receptionist')).get(`/api/clinic/patients/${id}`);
  expect(await saved.json()).toMatchObject({ gender: 'F', phone: '310 555 0144' });
});

test('leaves the focus to who began to type before the page answered', async ({
  page,
  t,
  apiOf,
}) => {
  const documentNumber = newDocumentNumber();
  const known = { documentType: 'CC', documentNumber };
  const { lastName } = await makePatient(await apiOf('receptionist'), known);
  const letScriptsThrough = await openEarly(page, '/patients/new');
  const number = field(page, t, 'documentNumber');
  await number.focus();
  await page.keyboard.type(documentNumber);
  await letScriptsThrough(number);
  // Whose number it is comes from the page itself: by now it answers.
  await expect(page.getByRole('status').filter({ hasText: lastName })).toBeVisible();
  await expect(number).toBeFocused();
  await expect(number).toHaveValue(documentNumber);
});

test('who sends it before the page answered keeps what was typed, and sends it then', async ({
  page,
  t,
}) => {
  const letScriptsThrough = await openEarly(page, '/patients/new');
  const save = page.getByRole('button', { name: t('patientForm.create') });
  const lastName = `Rojas ${newDocumentNumber()}`;
  await field(page, t, 'firstName').fill('Luz');
  await field(page, t, 'lastName').fill(lastName);
  await save.click({ noWaitAfter: true });
  await field(page, t, 'lastName').press('Enter');
  await letScriptsThrough(save);
  await expect(field(page, t, 'lastName')).toHaveValue(lastName);
  await save.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Luz ${lastName}`);
});

test('what is booked before the page answered is kept too', async ({ page, t, apiOf }) => {
  const { date, from } = await openingOf(await apiOf('receptionist'), 'doc-nanez', 40);
  const query = new URLSearchParams({ date, book: timeOf(from), with: 'doc-nanez' });
  const letScriptsThrough = await openEarly(page, `/agenda?${query}`);
  const booking = bookingPanel(page, t, 'es-CO');
  await booking.field('notes').fill('Llega con acompañante');
  await booking.submit.click({ noWaitAfter: true });
  await letScriptsThrough(booking.submit);
  await expect(booking.field('notes')).toHaveValue('Llega con acompañante');
  await booking.submit.click();
  await expect(booking.panel.getByRole('alert')).toContainText(t('booking.fields.patient'));
  await expect(booking.field('notes')).toHaveValue('Llega con acompañante');
});

test('what one field of a booking brings to another gives way to what was chosen there early', async ({
  page,
  t,
  apiOf,
}) => {
  const { date, from } = await openingOf(await apiOf('receptionist'), 'doc-quintero', 40);
  const { lastName } = await makePatient(await apiOf('receptionist'));
  const query = new URLSearchParams({ date, book: timeOf(from) });
  const letScriptsThrough = await openEarly(page, `/agenda?${query}`);
  const { field: entered, search, panel, submit } = bookingPanel(page, t, 'es-CO');
  await search.fill(lastName);
  // A procedure brings its usual duration, and a doctor the first of the places.
  await entered('procedure').selectOption({ index: 1 });
  await entered('duration').fill('75');
  await entered('doctor').selectOption('doc-quintero');
  await entered('location').selectOption('loc-teusaquillo');
  await letScriptsThrough(submit);
  await expect(search).toHaveValue(lastName);
  const found = panel.getByRole('option').filter({ hasText: lastName });
  await expect(found).toBeHidden();
  await expect(entered('doctor')).toHaveValue('doc-quintero');
  await expect(entered('location')).toHaveValue('loc-teusaquillo');
  await expect(entered('duration')).toHaveValue('75');
  // What the page holds is what it shows.
  await entered('notes').fill('x');
  await expect(entered('duration')).toHaveValue('75');
  await expect(entered('location')).toHaveValue('loc-teusaquillo');
  await search.focus();
  await expect(found).toBeVisible();
});

test('who writes in a booking before it answered is not taken to another field', async ({
  page,
  t,
  apiOf,
}) => {
  const api = await apiOf('receptionist');
  const { date, from } = await openingOf(api, 'doc-nanez', 40);
  const { id } = await makePatient(api);
  const query = new URLSearchParams({ date, book: timeOf(from), with: 'doc-nanez', for: id });
  const letScriptsThrough = await openEarly(page, `/agenda?${query}`);
  const booking = bookingPanel(page, t, 'es-CO');
  await booking.field('notes').pressSequentially('Pa');
  await letScriptsThrough(booking.submit);
  await expect(booking.field('notes')).toBeFocused();
  await page.keyboard.type('ciente');
  await expect(booking.field('notes')).toHaveValue('Paciente');
  await expect(booking.field('procedure')).toHaveValue('');
});

test('what is ticked in the filters of the agenda before it answered narrows it once it does', async ({
  page,
  t,
  apiOf,
}) => {
  const { date } = await bookAppointment(await apiOf('receptionist'), farDay());
  const letScriptsThrough = await openEarly(page, `/agenda?date=${date}`);
  const filters = page.getByRole('button', { name: new RegExp(t('agenda.filters.title')) });
  await filters.click();
  const group = (name: 'locations' | 'status') =>
    page.getByRole('group', { name: t(`agenda.filters.${name}`) }).getByRole('checkbox');
  await group('locations').first().check();
  await group('status').first().check();
  await letScriptsThrough(filters);
  await expect(page).toHaveURL(/locations=[^&]+&status=/);
  await expect(page.getByRole('list', { name: t('agenda.filters.current') })).toBeVisible();
  await expect(group('locations').first()).toBeChecked();
  await expect(group('status').first()).toBeChecked();
});

test('a filter chosen before the page answered narrows the list once it does', async ({
  page,
  t,
}) => {
  const letScriptsThrough = await openEarly(page, '/billing/invoices');
  const status = page.getByRole('combobox', { name: t('invoices.filters.status') });
  await status.selectOption('void');
  await letScriptsThrough(status);
  await expect(page).toHaveURL('/billing/invoices?status=void');
  await expect(status).toHaveValue('void');
  await expect(page.getByText(t('invoices.statuses.void')).last()).toBeVisible();
});

test('keeps what is typed in the moment the page begins to answer', async ({
  page,
  t,
  signInAs,
}) => {
  await signInAs('admin');
  // The page sets a field to what it came with as it begins to answer, and hands early typing over
  // after that: what is typed in between comes last.
  const words = { day: t('schedules.days.friday'), number: 1 };
  const label = t('schedules.inBlock', { field: t('schedules.fields.endTime'), ...words });
  await page.addInitScript((label) => {
    const { prototype } = HTMLInputElement;
    const value = Object.getOwnPropertyDescriptor(prototype, 'value');
    if (!value) throw new Error('Fields have no value here');
    const typed = new WeakSet<HTMLInputElement>();
    const type = (field: HTMLInputElement) => {
      typed.add(field);
      value.set?.call(field, '11:15');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    Object.defineProperty(prototype, 'value', {
      ...value,
      set(this: HTMLInputElement, next: string) {
        value.set?.call(this, next);
        const isWatched = this.getAttribute('aria-label') === label;
        if (isWatched && !typed.has(this)) queueMicrotask(() => type(this));
      },
    });
  }, label);
  await page.goto('/schedules/doc-nanez');
  await expect(saveButton(page, t)).toBeEnabled();
  await expect(page.getByLabel(label, { exact: true })).toHaveValue('11:15');
});

test('a line of an invoice begun before the page answered is looked for in the catalogue', async ({
  page,
  t,
}) => {
  const letScriptsThrough = await openEarly(page, '/billing/invoices/new');
  const form = invoiceForm(page, t);
  await form.discount.fill('1.000');
  await form.field(1, 'description').focus();
  await page.keyboard.type('obturacion resina');
  await letScriptsThrough(form.field(1, 'description'));
  await page.getByRole('option', { name: 'Obturación resina' }).click();
  await expect(form.field(1, 'price')).toHaveValue('140.000');
  await expect(form.discount).toHaveValue('1.000');
  await expect(form.estimate).toContainText(formatPesos(139_000, 'es-CO'));
});

test('a prescription begun in several fields before the page answered is whole', async ({
  page,
  t,
  apiOf,
  signInAs,
}) => {
  const { id, patient } = await attendedPatient(await apiOf('admin'));
  await signInAs('dentist');
  const address = `/patients/${patient.id}/prescriptions/new?appointmentId=${id}`;
  const letScriptsThrough = await openEarly(page, address);
  const typed = {
    diagnosis: 'K040 Pulpitis',
    'fields.name': 'Naproxeno 250 mg',
    'fields.dosage': '1 cada 12 horas',
    notesLabel: 'Reposo por dos días.',
  } as const;
  const fieldOf = (name: keyof typeof typed) =>
    page.getByRole('textbox', { name: t(`prescriptions.form.${name}`) });
  for (const name of ['diagnosis', 'fields.name', 'fields.dosage', 'notesLabel'] as const) {
    await fieldOf(name).fill(typed[name]);
  }
  const submit = page.getByRole('button', { name: t('prescriptions.form.submit') });
  await letScriptsThrough(submit);
  await submit.click();
  await expect(page).toHaveURL(/\/prescriptions\/(?!new)[^/]+\?/);
  for (const text of Object.values(typed)) await expect(page.getByText(text)).toBeVisible();
});

test('a record begun with ticks and choices before the page answered keeps them', async ({
  page,
  t,
  apiOf,
  signInAs,
}) => {
  const { id, patient } = await attendedPatient(await apiOf('admin'));
  await signInAs('dentist');
  const letScriptsThrough = await openEarly(page, `/patients/${patient.id}/records/new`);
  const visit = page.getByRole('combobox', { name: t('emr.visit.label') });
  const joint = page.getByRole('combobox', { name: 'ATM' });
  const ticks = ['Diabetes', 'Asma'].map((name) => page.getByRole('checkbox', { name }));
  const pregnancy = page.getByRole('group', { name: 'Embarazo' });
  const no = pregnancy.getByRole('radio', { name: t('records.form.no'), exact: true });
  await visit.selectOption(id);
  for (const tick of ticks) await tick.check();
  await no.check();
  await joint.selectOption('dolor');
  const allergies = page.getByRole('textbox', { name: 'Alergias' });
  const away = page.getByRole('link', { name: t('patient.tabs.prescriptions') });
  await letScriptsThrough(allergies, away);
  await allergies.fill('Ninguna');
  // The form holds them: they are there on the way back to it.
  await away.click();
  await expect(page).toHaveURL(/prescriptions/);
  await page.goBack();
  await expect(page.getByRole('button', { name: t('common.draft.discard') })).toBeVisible();
  await expect(visit).toHaveValue(id);
  for (const tick of ticks) await expect(tick).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Ninguno' })).not.toBeChecked();
  await expect(no).toBeChecked();
  await expect(joint).toHaveValue('dolor');
  await expect(allergies).toHaveValue('Ninguna');
});

test('another template chosen before the page answered is the one that is filled in', async ({
  page,
  t,
  apiOf,
  signInAs,
}) => {
  const { patient } = await attendedPatient(await apiOf('admin'));
  await signInAs('dentist');
  const letScriptsThrough = await openEarly(page, `/patients/${patient.id}/records/new`);
  const template = page.getByRole('combobox', { name: t('records.form.template') });
  await page.getByRole('textbox', { name: 'Alergias' }).fill('Látex');
  await template.selectOption('evolution');
  await letScriptsThrough(template);
  await page.getByRole('textbox', { name: 'Procedimiento' }).fill('Resina');
  await expect(template).toHaveValue('evolution');
  // What was typed for the one before waits there.
  await template.selectOption('dental-history');
  await expect(page.getByRole('textbox', { name: 'Alergias' })).toHaveValue('Látex');
});

test('a moment given before another template was chosen waits with its own, whole', async ({
  page,
  t,
  apiOf,
  signInAs,
}) => {
  const { patient } = await attendedPatient(await apiOf('admin'));
  await signInAs('dentist');
  const own = 'informed-consent';
  const address = `/patients/${patient.id}/records/new?templateId=${own}`;
  const letScriptsThrough = await openEarly(page, address);
  const template = page.getByRole('combobox', { name: t('records.form.template') });
  const label = 'Fecha y hora';
  const date = page.getByRole('textbox', { name: label, exact: true });
  const time = page.getByRole('textbox', { name: t('records.form.timeOf', { label }) });
  await date.fill('4/5/2026');
  await time.fill('10:30');
  await template.selectOption('evolution');
  await letScriptsThrough(template);
  await expect(date).toHaveCount(0);
  await template.selectOption(own);
  await expect(date).toHaveValue('04/05/2026');
  await expect(time).toHaveValue(written('10:30', 'es-CO'));
});

test('a search typed before the page answered is searched once it does', async ({
  page,
  t,
  apiOf,
}) => {
  const { lastName } = await makePatient(await apiOf('receptionist'));
  const letScriptsThrough = await openEarly(page, '/patients');
  const search = page.getByRole('searchbox', { name: t('patients.search.label') });
  await search.fill(lastName);
  await letScriptsThrough(search);
  const table = page.getByRole('table', { name: t('patients.table') });
  await expect(table.getByRole('link', { name: lastName })).toBeVisible();
  await expect(page).toHaveURL(/search=/);
});

test('a filter pressed before the page follows its address is followed as soon as it does', async ({
  page,
  t,
  apiOf,
}) => {
  const { id, date } = await bookAppointment(await apiOf('receptionist'), farDay());
  // The page answers from the moment it has its methods, and follows what they do a moment later.
  await page.addInitScript(() => {
    const { pushState } = History.prototype;
    let own = pushState;
    const isFollowing = () => document.documentElement.hasAttribute('data-follow');
    Object.defineProperty(history, 'pushState', {
      get: () => own,
      set(method: History['pushState']) {
        own = method;
        document.documentElement.setAttribute('data-answers', '');
      },
    });
    // Each method goes on to the one before it, so that only the comparison with the browser's is held back.
    Object.defineProperty(History.prototype, 'pushState', {
      get: () => (isFollowing() ? pushState : own),
    });
  });
  await page.goto(`/agenda?date=${date}&doctors=doc-nanez&locations=loc-laureles`);
  await expect(page.locator('html')).toHaveAttribute('data-answers', '');
  await page
    .getByRole('link', { name: t('agenda.filters.clear') })
    .last()
    .click();
  await page.evaluate(() => document.documentElement.setAttribute('data-follow', ''));
  await expect(entryOf(page, id)).toBeVisible();
  await expect(page).toHaveURL(`/agenda?date=${date}`);
});
