import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { forgetDrafts } from '@/lib/drafts/draft-store';
import type { Template, TemplateField } from '@/lib/records/template';
import { holdCalls, renderApp } from '@/lib/testing/render-app';
import { RecordForm } from './record-form';

const VISIT = { id: 'a1', date: '2026-11-24', from: 540, procedure: 'Control', doctor: 'Dr. Paz' };
const field = (key: string, type: TemplateField['type'], over: Partial<TemplateField>) =>
  ({ key, type, label: key, required: false, ...over }) as TemplateField;
const NOTE: Template = {
  id: 'note',
  name: 'Note',
  fields: [
    field('reason', 'text', { label: 'Reason', required: true }),
    field('pa.sys', 'number', { label: 'Pressure', min: 20, max: 300 }),
    field('at', 'datetime', { label: 'Moment' }),
    field('agrees', 'boolean', { label: 'Agrees', required: true }),
    field('signs', 'multiselect', {
      label: 'Signs',
      options: [
        { value: 'pain', label: 'Pain' },
        { value: 'fever', label: 'Fever' },
      ],
    }),
  ],
};
const CONSENT: Template = {
  id: 'consent',
  name: 'Consent',
  fields: [field('reason', 'textarea', { label: 'Explained', required: true })],
};
const MADE = { id: 'r1', templateId: 'note' };

afterEach(() => {
  vi.unstubAllGlobals();
  forgetDrafts();
  localStorage.clear();
});

async function open(templates: readonly Template[] | undefined, templateId = 'note') {
  const calls = holdCalls();
  const onMade = vi.fn();
  const form = (
    <RecordForm
      patientId="p1"
      draftName={{ id: 'record p1', patient: 'Ana Rojas' }}
      start={{ appointmentId: 'a1', templateId }}
      visits={[VISIT as never]}
      templates={templates}
      timezone="America/Bogota"
      isAddedTo
      afterMade={() => undefined}
      onMade={onMade}
    />
  );
  const { screen } = await renderApp(form);
  const answer = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
  const save = () => screen.getByRole('button', { name: 'Save entry' }).click();
  return { calls, onMade, screen, answer, save };
}

test('a record is judged field by field, and sent by the kinds of its template', async () => {
  const { calls, onMade, screen, answer, save } = await open([NOTE, CONSENT]);
  await answer('Pressure').fill('301');
  await userEvent.tab();
  await expect.element(answer('Pressure')).toHaveAccessibleDescription('Too high: 300 at most.');
  await answer('Moment').fill('11/24/2026');
  // Its time is still to come.
  await userEvent.tab();
  await expect.element(answer('Moment')).not.toHaveAccessibleDescription();
  await save();
  const summary = screen.getByRole('alert');
  await expect.element(summary).toHaveFocus();
  await expect.element(summary).toHaveTextContent('Agrees: Choose an option.');
  await expect.element(summary).toHaveTextContent('Moment: Type the time, such as 14:30.');
  await summary.getByRole('button', { name: 'Pressure' }).click();
  await expect.element(answer('Pressure')).toHaveFocus();
  await answer('Pressure').fill('120');
  await answer('Time of Moment').fill('14:30');
  await answer('Reason').fill(' Pain ');
  await screen.getByRole('radio', { name: 'Yes' }).click();
  await screen.getByRole('checkbox', { name: 'Fever' }).click();
  await screen.getByRole('checkbox', { name: 'Pain' }).click();
  await expect.element(summary).not.toBeInTheDocument();
  await save();
  await expect.poll(() => calls).toHaveLength(1);
  expect(calls[0]?.body).toEqual({
    appointmentId: 'a1',
    templateId: 'note',
    fields: {
      reason: 'Pain',
      'pa.sys': 120,
      at: '2026-11-24T14:30:00-05:00',
      agrees: true,
      signs: ['pain', 'fever'],
    },
  });
  calls[0]?.answer(422, {
    code: 'VALIDATION_FAILED',
    fields: [{ path: 'fields.pa.sys', code: 'too_big' }],
  });
  await expect
    .element(answer('Pressure'))
    .toHaveAccessibleDescription('The service did not accept this.');
  await answer('Pressure').fill('110');
  await save();
  await expect.poll(() => calls).toHaveLength(2);
  calls[1]?.answer(200, MADE);
  await expect
    .poll(() => onMade.mock.calls)
    .toEqual([[expect.objectContaining(MADE), expect.anything()]]);
});

test('what was typed for one template stays while another is looked at, and is found again', async () => {
  const { screen, answer, save } = await open([NOTE, CONSENT]);
  await answer('Pressure').fill('120');
  await save();
  const template = screen.getByRole('combobox', { name: 'Template' });
  await template.selectOptions('consent');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(answer('Explained')).toHaveValue('');
  await answer('Explained').fill('All of it');
  await template.selectOptions('note');
  await expect.element(answer('Pressure')).toHaveValue('120');
  await screen.unmount();
  // The template takes other fields by now.
  const fields = NOTE.fields.filter(({ key }) => key !== 'pa.sys');
  const back = await open([{ ...NOTE, fields }, CONSENT]);
  await expect.element(back.screen.getByText('We restored what you wrote')).toBeVisible();
  await expect.element(back.screen.getByText('pa.sys')).toBeVisible();
  await back.screen.getByRole('combobox', { name: 'Template' }).selectOptions('consent');
  await expect.element(back.answer('Explained')).toHaveValue('All of it');
});

test('without templates it is written by keys, and what the service finds is told at its line', async () => {
  const { calls, screen, save } = await open(undefined, '');
  const key = (index: number) => screen.getByRole('textbox', { name: 'Key' }).nth(index);
  const value = (index: number) =>
    screen.getByRole('textbox', { name: 'Value', exact: true }).nth(index);
  const add = screen.getByRole('button', { name: 'Add a value' });
  await screen.getByRole('textbox', { name: 'Template identifier' }).fill(' evolution ');
  await key(0).fill('color');
  await value(0).fill('white');
  await add.click();
  await key(1).fill('color');
  await value(1).fill('una\ndos');
  await save();
  await expect.element(key(1)).toHaveAccessibleDescription('This key is above already.');
  await key(0).fill('tone');
  await expect.element(key(1)).not.toHaveAccessibleDescription();
  // A slip of the kind does not cost the lines that were typed.
  const kind = screen.getByRole('combobox', { name: 'Kind' }).nth(1);
  for (const other of ['number', 'boolean', 'list'] as const) await kind.selectOptions(other);
  await expect.element(value(1)).toHaveValue('una\ndos');
  await save();
  await expect.poll(() => calls).toHaveLength(1);
  expect(calls[0]?.body).toEqual({
    appointmentId: 'a1',
    templateId: 'evolution',
    fields: { tone: 'white', color: ['una', 'dos'] },
  });
  calls[0]?.answer(422, {
    code: 'VALIDATION_FAILED',
    fields: [
      { path: 'fields.color', code: 'unknown_field' },
      { path: 'fields.signs', code: 'required' },
    ],
  });
  const summary = screen.getByRole('alert');
  await expect.element(key(1)).toHaveAccessibleDescription('This template has no such value.');
  const missing = summary.getByRole('button', { name: 'signs' });
  await missing.click();
  await expect.element(add).toHaveFocus();
  await key(1).fill('signs');
  await expect.element(summary).not.toBeInTheDocument();
});
