import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { InvoiceStart } from '@/lib/billing/invoices/invoice-form';
import { leads } from '@/lib/testing/fake-navigation';
import { holdCalls, renderApp } from '@/lib/testing/render-app';
import { InvoiceForm } from './invoice-form';

const START: InvoiceStart = {
  patientId: 'p1',
  appointmentId: 'a1',
  lines: [{ name: 'Control', procedureId: 'c1', unitPrice: 45_000 }],
  standing: undefined,
};

function Form({ start = START, billsPlan = false }: { start?: InvoiceStart; billsPlan?: boolean }) {
  return (
    <InvoiceForm
      start={start}
      subject={{
        appointment: 'Monday',
        isAppointmentUnread: false,
        today: '2026-11-24',
        recents: [],
        createsPatients: false,
      }}
      startsWithPlan={false}
      rights={{
        searchesProcedures: false,
        takesKinds: true,
        readsInvoices: false,
        voidsInvoices: false,
        removesCharges: false,
        billsPlan,
      }}
    />
  );
}

beforeEach(() => {
  leads.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

async function open(start?: InvoiceStart, billsPlan = false) {
  const calls = holdCalls();
  const app = await renderApp(<Form {...(start && { start })} billsPlan={billsPlan} />);
  const { screen } = app;
  const line = (number: number) =>
    screen.getByRole('group', { name: `Line ${number}`, exact: true });
  const field = (number: number, name: string) => line(number).getByLabelText(name);
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).click();
  const posts = () => calls.filter(({ method }) => method === 'POST');
  return { ...app, calls, field, press, posts };
}

test('lines are added, taken away and sent with the rest, and what is wrong stays at its line', async () => {
  const { screen, field, press, posts } = await open();
  await expect.element(field(1, 'Unit price')).toHaveValue('45,000');
  await field(1, 'Unit price').click();
  await userEvent.keyboard('{Enter}');
  await expect.element(field(2, 'Description')).toHaveFocus();
  await userEvent.keyboard('Brush');
  await field(2, 'Quantity').fill('1.5');
  await field(2, 'Unit price').fill('12000');
  await press('Add line');
  await field(3, 'Description').fill('Floss');
  await field(3, 'Unit price').fill('$ 8.000');
  await field(3, 'VAT').selectOptions('0.19');
  await press('Create draft');
  const summary = screen.getByRole('alert');
  await expect.element(summary).toHaveFocus();
  await expect.element(summary).toHaveTextContent('Quantity of line 2: Enter 1 to 9,999.');
  // The others move up with what is told of them.
  await press('Remove line 1');
  await expect.element(summary).toHaveTextContent('Quantity of line 1: Enter 1 to 9,999.');
  await expect.element(field(1, 'Description')).toHaveValue('Brush');
  await expect.element(field(2, 'Unit price')).toHaveValue('8,000');
  await expect.element(field(2, 'VAT')).toHaveValue('0.19');
  await field(1, 'Quantity').fill('2');
  // What is not of the catalogue may be a service or goods: nobody guesses.
  await expect.element(summary).toHaveTextContent('What is line 1?');
  await expect.element(field(1, 'VAT')).toHaveDisplayValue('No VAT');
  await screen.getByLabelText('Product or other goods (0%)').click();
  await expect.element(field(1, 'VAT')).toHaveDisplayValue('0%');
  await expect.element(summary).not.toBeInTheDocument();
  await press('Create draft');
  await expect.poll(posts).toHaveLength(1);
  expect(posts()[0]?.body).toEqual({
    patientId: 'p1',
    appointmentId: 'a1',
    items: [
      { description: 'Brush', quantity: 2, unitPrice: 12_000, taxRate: 0, taxKind: 'zero' },
      { description: 'Floss', quantity: 1, unitPrice: 8_000, taxRate: 0.19 },
    ],
  });
  posts()[0]?.answer(201, { id: 'i1', invoiceNumber: 'F-1' });
  await expect.poll(() => leads).toEqual(['/billing/invoices/i1']);
});

test('a discount beyond the lines is told no more once the lines come to more', async () => {
  const { screen, field, press, posts } = await open();
  const discount = screen.getByLabelText('Discount');
  await discount.fill('50000');
  await press('Create draft');
  await expect.element(discount).toHaveAccessibleDescription('This is more than the subtotal.');
  await field(1, 'Quantity').fill('2');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(discount).toHaveValue('50,000');
  await expect.element(screen.getByText('COP 40,000')).toBeVisible();
  expect(posts()).toEqual([]);
});

test('what is wrong with an amount is told when its field is left', async () => {
  const { screen, field } = await open();
  const discount = screen.getByLabelText('Discount');
  await discount.fill('45001');
  await userEvent.keyboard('{Tab}');
  await expect.element(discount).toHaveAccessibleDescription('This is more than the subtotal.');
  await discount.fill('1e3');
  await expect.element(discount).toHaveAccessibleDescription(/^It is not clear how much/);
  await discount.fill('5 mil');
  await expect.element(discount).toHaveAccessibleDescription(/− COP\W5,000/);
  await userEvent.keyboard('{Tab}');
  await expect.element(discount).toHaveValue('5,000');
  const price = field(1, 'Unit price');
  await price.fill('-1');
  await userEvent.keyboard('{Tab}');
  await expect.element(price).toHaveAttribute('aria-invalid', 'true');
  await price.fill('60mil');
  await userEvent.keyboard('{Tab}');
  await expect.element(price).toHaveValue('60,000');
});

test('a discount is a part of the subtotal, whatever that comes to', async () => {
  const { screen, field, press, posts } = await open();
  const discount = screen.getByLabelText('Discount');
  await discount.fill('10 %');
  await expect.element(discount).toHaveAccessibleDescription(/− COP\W4,500/);
  await field(1, 'Quantity').fill('2');
  await expect.element(discount).toHaveValue('10 %');
  await expect.element(discount).toHaveAccessibleDescription(/− COP\W9,000/);
  await press('Create draft');
  await expect.poll(posts).toHaveLength(1);
  expect(posts()[0]?.body).toMatchObject({ discount: 9_000 });
});

test('the only line is emptied, and a bill without lines is refused at it', async () => {
  const { screen, field, press } = await open();
  await field(1, 'Quantity').fill('3');
  await press('Remove line 1');
  await expect.element(field(1, 'Description')).toHaveValue('');
  await expect.element(field(1, 'Quantity')).toHaveValue('1');
  await expect.element(screen.getByText('Write one line at least.')).not.toBeInTheDocument();
  await press('Create draft');
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Description of line 1: Write one line at least.');
  await field(1, 'Unit price').fill('8000');
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Write what it is, or choose it from the catalogue.');
  await field(1, 'Description').fill('Floss');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('a line that the service refuses says so, and one attention billed already the way out', async () => {
  const { screen, field, press, posts } = await open();
  await press('Create draft');
  await expect.poll(posts).toHaveLength(1);
  posts()[0]?.answer(422, { fields: [{ path: 'items.0.procedureId', code: 'custom' }] });
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Description of line 1: The service did not accept this.');
  // Another name makes it one of one's own.
  await field(1, 'Description').fill('Check-up');
  await userEvent.tab();
  await screen.getByLabelText('Health service (excluded)').click();
  await press('Create draft');
  await expect.poll(posts).toHaveLength(2);
  expect(posts()[1]?.body).toMatchObject({
    items: [{ description: 'Check-up', taxKind: 'excluded' }],
  });
  expect(posts()[1]?.body).not.toMatchObject({ items: [{ procedureId: 'c1' }] });
  const code = 'MEDICAL_RECORD_ALREADY_BILLED';
  posts()[1]?.answer(409, { code, details: { rail: 'invoice' } });
  const billed = screen.getByRole('alert');
  await expect.element(billed).toHaveFocus();
  await billed.getByRole('button').click();
  await expect.element(billed).not.toBeInTheDocument();
  await press('Create draft');
  await expect.poll(posts).toHaveLength(3);
  expect(posts()[2]?.body).not.toHaveProperty('appointmentId');
});

test('what is billed of the plan cannot be brought, and what was billed meanwhile is told', async () => {
  const { screen, press, field, posts, calls } = await open(START, true);
  await press('Add from treatment plan');
  const reads = () => calls.filter(({ path }) => path.startsWith('/api/billing/plan'));
  await expect.poll(reads).toHaveLength(1);
  const treatment = (id: string, name: string, more = {}) => ({
    id,
    name,
    tooth: 36,
    quantity: 1,
    unitPrice: 60_000,
    evolution: 'Planned',
    ...more,
  });
  const billedOn = { invoiceId: 'i9', invoiceNumber: 'F-9' };
  const lines = [treatment('x', 'Crown', { billedOn }), treatment('y', 'Filling')];
  reads()[0]?.answer(200, { lines, isPartial: false, tellsBilled: true });
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByLabelText(/^Crown/)).toBeDisabled();
  await expect
    .element(dialog.getByRole('link', { name: 'F-9' }))
    .toHaveAttribute('href', '/billing/invoices/i9');
  await dialog.getByLabelText(/^Filling/).click();
  await dialog.getByRole('button', { name: 'Add 1 to the invoice' }).click();
  await press('Create draft');
  await expect.poll(posts).toHaveLength(1);
  expect(posts()[0]?.body).toMatchObject({
    items: [{ description: 'Control' }, { description: 'Filling, tooth 36', plannedItemId: 'y' }],
  });
  posts()[0]?.answer(409, {
    code: 'PLAN_ITEM_ALREADY_BILLED',
    fields: [{ path: 'items.1.plannedItemId', code: 'already_billed' }],
  });
  await expect
    .element(field(2, 'Description'))
    .toHaveAccessibleDescription(/^This treatment is already on another invoice/);
});

test('a form opened again while it is sent shows the sent values and waits for the answer', async () => {
  const { screen, queries, field, press, posts } = await open();
  await field(1, 'Quantity').fill('2');
  await screen.getByLabelText('Discount').fill('5000');
  await press('Create draft');
  await expect.poll(posts).toHaveLength(1);
  await screen.unmount();
  const { screen: again } = await renderApp(<Form />, queries);
  await expect.element(again.getByLabelText('Quantity')).toHaveValue('2');
  await expect.element(again.getByLabelText('Discount')).toHaveValue('5,000');
  await expect
    .element(again.getByRole('button', { name: 'Create draft' }))
    .toHaveAttribute('aria-busy');
  posts()[0]?.lose();
  await expect.element(again.getByRole('alert')).toHaveFocus();
  await expect.element(again.getByLabelText('Quantity')).toBeDisabled();
  await expect.element(again.getByLabelText('Discount')).toBeDisabled();
  expect(posts()).toHaveLength(1);
});
