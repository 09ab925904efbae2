import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { isChangeOpen } from '@/lib/changes/is-change-open';
import { forgetDrafts } from '@/lib/drafts/draft-store';
import { BLANK_LINE } from '@/lib/records/prescriptions/prescription-form';
import { leads } from '@/lib/testing/fake-navigation';
import { holdCalls, renderApp } from '@/lib/testing/render-app';
import { PrescriptionForm } from './prescription-form';

const DRAFT = { id: 'prescription p1', patient: 'Ana Rojas' };
const VISIT = { id: 'a1', date: '2026-11-24', from: 540, procedure: 'Control', doctor: 'Dr. Paz' };
const IBUPROFEN = { ...BLANK_LINE, name: 'Ibuprofeno 400 mg', dosage: '1 cada 8 horas' };
const MADE = { id: 'r1', patientId: 'p1', appointmentId: 'a1' };

beforeEach(() => {
  leads.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  forgetDrafts();
  localStorage.clear();
});

async function open(earlier?: Awaited<ReturnType<typeof renderApp>>['queries']) {
  const calls = holdCalls();
  const form = (
    <PrescriptionForm
      patientId="p1"
      draftName={DRAFT}
      start={{ appointmentId: 'a1', medications: [BLANK_LINE], diagnosis: '', notes: '' }}
      visits={[VISIT as never]}
      favourites={[IBUPROFEN]}
      past={[]}
      lacksRepeated={false}
      timezone="America/Bogota"
    />
  );
  const { screen, queries } = await renderApp(form, earlier);
  const field = (number: number, label: string) =>
    screen
      .getByRole('group', { name: `Medication ${number}` })
      .getByRole('textbox', { name: label });
  const name = (number: number) => field(number, 'Medication and strength');
  return { calls, screen, queries, field, name };
}

const send = () => userEvent.keyboard('{Control>}{Enter}{/Control}');

test('lines are added, moved and removed by keys and buttons, and the focus goes along', async () => {
  const { calls, screen, field, name } = await open();
  await name(1).fill('Amoxicilina');
  await userEvent.keyboard('{Enter}');
  await expect.element(name(2)).toHaveFocus();
  // One that is empty already is enough.
  await userEvent.keyboard('{Enter}');
  await expect.element(name(3)).not.toBeInTheDocument();
  await userEvent.keyboard('Naproxeno{Alt>}{ArrowUp}{/Alt}');
  await expect.element(name(1)).toHaveValue('Naproxeno');
  await expect.element(name(1)).toHaveFocus();
  await expect.element(name(2)).toHaveValue('Amoxicilina');
  // There is no further.
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.element(name(1)).toHaveValue('Naproxeno');
  await field(2, 'Duration').fill('7 días');
  await screen.getByRole('button', { name: 'Remove Naproxeno' }).click();
  await expect.element(name(1)).toHaveFocus();
  await expect.element(name(1)).toHaveValue('Amoxicilina');
  await expect.element(field(1, 'Duration')).toHaveValue('7 días');
  await screen.getByRole('button', { name: 'Remove Amoxicilina' }).click();
  await expect.element(name(1)).toHaveValue('');
  await expect.element(name(1)).toHaveFocus();
  await screen.getByRole('button', { name: 'Ibuprofeno 400 mg · 1 cada 8 horas' }).click();
  await expect.element(field(1, 'Dose and frequency')).toHaveValue('1 cada 8 horas');
  await expect.element(name(2)).not.toBeInTheDocument();
  await name(1).click();
  await send();
  await expect.poll(() => calls).toHaveLength(1);
  expect(calls[0]?.body).toEqual({ appointmentId: 'a1', medications: [IBUPROFEN] });
  calls[0]?.answer(200, MADE);
  await expect.poll(() => leads).toEqual(['/patients/p1/prescriptions/r1?appointmentId=a1']);
});

test('what is wrong is told at its line, and the summary leads there', async () => {
  const { calls, screen, field, name } = await open();
  await screen.getByRole('button', { name: 'Save prescription' }).click();
  const summary = screen.getByRole('alert');
  await expect.element(summary).toHaveFocus();
  await summary.getByRole('button').click();
  await expect.element(name(1)).toHaveFocus();
  await expect.element(name(1)).toHaveAccessibleDescription('Type at least one medication.');
  await screen.getByRole('button', { name: 'Add a medication' }).click();
  await name(2).fill('Naproxeno');
  // Told of all lines: another one mends it.
  await expect.element(summary).not.toBeInTheDocument();
  await send();
  await expect.poll(() => calls).toHaveLength(1);
  calls[0]?.answer(422, {
    code: 'VALIDATION_FAILED',
    fields: [{ path: 'medications.0.dosage', code: 'required' }],
  });
  await expect
    .element(field(2, 'Dose and frequency'))
    .toHaveAccessibleDescription('The service did not accept this.');
  await expect.element(summary).toHaveTextContent('Medication 2, Dose and frequency');
});

test('what was left half-written is found again, and can be discarded', async () => {
  const { screen, name } = await open();
  await name(1).fill('Naproxeno');
  await userEvent.keyboard('{Enter}');
  await name(2).fill('Amoxicilina');
  await screen.unmount();
  const back = await open();
  await expect.element(back.screen.getByText('We restored what you wrote')).toBeVisible();
  await expect.element(back.name(2)).toHaveValue('Amoxicilina');
  await back.screen.getByRole('button', { name: 'Discard' }).click();
  await expect.element(back.name(1)).toHaveValue('');
  await expect.element(back.name(2)).not.toBeInTheDocument();
  await back.screen.unmount();
  const anew = await open();
  await expect.element(anew.name(1)).toHaveValue('');
  await expect.element(anew.screen.getByText('We restored')).not.toBeInTheDocument();
});

test('a form opened again while it is saved waits for it, and one is made', async () => {
  const { calls, screen, queries, name } = await open();
  await name(1).fill('Naproxeno');
  await send();
  await expect.poll(() => calls).toHaveLength(1);
  await screen.unmount();
  expect(isChangeOpen(queries, DRAFT.id)).toBe(true);
  const back = await open(queries);
  const save = back.screen.getByRole('button', { name: 'Save prescription' });
  await expect.element(save).toHaveAttribute('aria-busy', 'true');
  await expect.element(back.name(1)).toHaveValue('Naproxeno');
  await expect.element(back.screen.getByText('We restored')).not.toBeInTheDocument();
  calls[0]?.answer(200, MADE);
  await expect.poll(() => leads).toHaveLength(1);
  expect(back.calls).toEqual([]);
  expect(isChangeOpen(queries, DRAFT.id)).toBe(false);
  await back.screen.unmount();
  const anew = await open(queries);
  await expect.element(anew.name(1)).toHaveValue('');
});

test('what is made after its page was left is written no more, and leads nowhere', async () => {
  const { calls, screen, queries, name } = await open();
  await name(1).fill('Naproxeno');
  await send();
  await expect.poll(() => calls).toHaveLength(1);
  await screen.unmount();
  calls[0]?.answer(200, MADE);
  await expect.poll(() => isChangeOpen(queries, DRAFT.id)).toBe(false);
  const anew = await open(queries);
  await expect.element(anew.name(1)).toHaveValue('');
  expect(leads).toEqual([]);
});

test('what was lost after its page was left says so, and stays until somebody has looked', async () => {
  const { calls, screen, queries, name } = await open();
  await name(1).fill('Naproxeno');
  await send();
  await expect.poll(() => calls).toHaveLength(1);
  await screen.unmount();
  calls[0]?.lose();
  const back = await open(queries);
  await expect
    .element(back.screen.getByText('We don’t know if the prescription was saved'))
    .toBeVisible();
  await expect.element(back.name(1)).toBeDisabled();
  await expect.element(back.name(1)).toHaveValue('Naproxeno');
  await back.screen.getByRole('button', { name: 'I checked: it wasn’t saved' }).click();
  await expect.element(back.name(1)).toBeEnabled();
  await expect.element(back.name(1)).toHaveValue('Naproxeno');
  expect(isChangeOpen(queries, DRAFT.id)).toBe(false);
});
