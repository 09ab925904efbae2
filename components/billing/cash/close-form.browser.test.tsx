import { afterEach, expect, test, vi } from 'vitest';
import type { CashSession, Till } from '@/lib/billing/cash/cash-session';
import { holdCalls, renderApp } from '@/lib/testing/render-app';
import { CloseForm } from './close-form';

const SESSION: CashSession = {
  id: 's1',
  number: 7,
  staffId: 'ana',
  staffName: 'Ana Paz',
  place: 'Sede Norte',
  openedAt: '2026-11-24T12:00:00Z',
  float: 100_000,
  reopens: undefined,
  reopenedAs: undefined,
  close: undefined,
};
const TILL: Till = { told: 'movements', movements: [], expected: 157_000, methods: [] };
const PAYMENTS: Till = {
  told: 'payments',
  movements: [
    { id: 'a', kind: 'payment', method: 'cash', amount: 45_000, isEarly: false },
    { id: 'b', kind: 'payment', method: 'card', amount: 30_000, isEarly: false },
  ],
  expected: 145_000,
  methods: [],
  read: { read: 1_000, total: 5_000 },
};

afterEach(() => vi.unstubAllGlobals());

async function open(till = TILL, id = SESSION.id) {
  const calls = holdCalls();
  const { screen } = await renderApp(<CloseForm session={{ ...SESSION, id }} till={till} />);
  const piece = (name: string) => screen.getByLabelText(name, { exact: true });
  const press = () => screen.getByRole('button', { name: 'Close drawer' }).click();
  const sum = (label: string) =>
    screen
      .getByText(label, { exact: true })
      .element()
      .nextElementSibling?.textContent?.replaceAll('\u00a0', ' ');
  const closings = () => calls.filter(({ path }) => path.endsWith('/cash/close'));
  return { screen, piece, press, sum, closings };
}

test('shows what the pieces come to and the difference while they are counted', async () => {
  const { screen, piece, press, sum, closings } = await open();
  await piece('Notes of COP 50,000').fill('3');
  await expect.poll(() => sum('Counted cash')).toBe('COP 150,000');
  await expect.poll(() => sum('Difference')).toBe('Short: COP 7,000');
  await piece('Coins of COP 1,000').fill('8');
  await expect.poll(() => sum('Difference')).toBe('Over: COP 1,000');
  await press();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Explain the difference');
  expect(closings()).toHaveLength(0);
  await piece('Coins of COP 1,000').fill('7');
  await expect.poll(() => sum('Difference')).toBe('No difference');
  await press();
  await expect.poll(closings).toHaveLength(1);
  expect(closings()[0]?.body).toEqual({
    id: 's1',
    key: expect.any(String),
    counted: { pieces: { note50000: 3, coin1000: 7 } },
    expected: 157_000,
  });
});

test('tells letters and less than nothing on leaving the field, and loses nothing typed', async () => {
  const { screen, piece, closings, press } = await open(TILL, 's2');
  const notes = piece('Notes of COP 20,000');
  await notes.fill('tres');
  await piece('Notes of COP 10,000').fill('-2');
  await piece('Notes of COP 5,000').click();
  const wrong = screen.getByText('Enter how many there are, from 0 to 9,999.');
  await expect.poll(() => wrong.elements().length).toBe(2);
  await expect.element(notes).toHaveValue('tres');
  await screen.getByLabelText('Total only').click();
  const sum = screen.getByLabelText('Total counted');
  await sum.fill('-5');
  await screen.getByLabelText('Note', { exact: true }).click();
  await expect.element(screen.getByText('It can’t be less than zero.')).toBeVisible();
  await screen.getByLabelText('By notes and coins').click();
  await expect.element(notes).toHaveValue('tres');
  await press();
  expect(closings()).toHaveLength(0);
});

test('says what is expected by now where it changed while it was counted', async () => {
  const { screen, press, closings } = await open(TILL, 's3');
  await screen.getByLabelText('Total only').click();
  await screen.getByLabelText('Total counted').fill('157.000');
  await press();
  await expect.poll(closings).toHaveLength(1);
  closings()[0]?.answer(409, { code: 'CASH_CHANGED', details: { expected: 160_000 } });
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('The expected cash changed while you were counting');
  await expect.element(screen.getByLabelText('Total counted')).toHaveValue('157,000');
});

test('of a service that tells nobody’s payments, counts what is selected and typed', async () => {
  const { screen, press, sum, closings } = await open(PAYMENTS, 's4');
  await expect
    .element(screen.getByText('1,000 of 5,000 payments were read. Nothing is known of the others.'))
    .toBeVisible();
  await expect.poll(() => sum('Expected cash')).toBe('COP 100,000');
  await screen.getByLabelText(/45,000/).click();
  await screen.getByLabelText(/30,000/).click();
  await screen.getByLabelText('Copays and fees in cash').fill('12000');
  await expect.poll(() => sum('Expected cash')).toBe('COP 157,000');
  await screen.getByLabelText('Total only').click();
  await screen.getByLabelText('Total counted').fill('157000');
  await press();
  await expect.poll(closings).toHaveLength(1);
  expect(closings()[0]?.body).toMatchObject({
    expected: 157_000,
    ticked: ['a', 'b'],
    shares: 12_000,
  });
});
