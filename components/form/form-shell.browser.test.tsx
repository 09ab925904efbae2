import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { useChange } from '@/lib/changes/use-change';
import type { createProcedure } from '@/lib/contract/procedures';
import { procedureRoutes } from '@/lib/contract/routes/procedure-routes';
import { requiredLine, requiredPesos, typedNotes } from '@/lib/kit/typed-schemas';
import { leads } from '@/lib/testing/fake-navigation';
import { holdCalls, renderApp } from '@/lib/testing/render-app';
import { MoneyField, NotesField, TextField } from './fields';
import { FormShell } from './form-shell';
import { useChangeForm } from './use-change-form';

const schema = z.object({
  name: requiredLine(20),
  price: requiredPesos,
  description: typedNotes(10),
});
const EMPTY = { name: '', price: '', description: '' };

function Form({ loaded = EMPTY }: { loaded?: typeof EMPTY }) {
  const change = useChange<typeof createProcedure>(procedureRoutes.create, { shown: [] });
  const [isTaken, setTaken] = useState(false);
  const form = useChangeForm({
    schema,
    values: loaded,
    change,
    toInput: ({ name, price, description }) =>
      name === loaded.name
        ? undefined
        : {
            body: { name, price, description, specialty: 'General', duration: 20, doctorIds: [] },
          },
    async mayBeSent({ name }) {
      setTaken(name === 'Taken');
      return name !== 'Taken';
    },
  });
  return (
    <FormShell
      form={form}
      words={{ label: (name) => name, error: (name, code) => `${name} is ${code}` }}
      submit="Save"
      unknown={{ title: 'Not known', look: { href: '/list', label: 'See the list' } }}
      cancelHref="/list"
      {...(loaded !== EMPTY && { unchanged: 'Nothing has changed.' })}
      notice={
        isTaken && (
          <button type="button" onClick={form.sendAnyway}>
            Save anyway
          </button>
        )
      }
    >
      <TextField name="name" isRequired />
      <MoneyField name="price" />
      <NotesField name="description" max={10} />
      {change.state === 'made' && <p>Made</p>}
    </FormShell>
  );
}

beforeEach(() => {
  leads.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

async function open(loaded?: typeof EMPTY) {
  const calls = holdCalls();
  const { screen } = await renderApp(<Form {...(loaded && { loaded })} />);
  const field = (name: string) => screen.getByRole('textbox', { name });
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).click();
  const fill = async (values: Partial<typeof EMPTY>) => {
    for (const [name, value] of Object.entries(values)) await field(name).fill(value);
  };
  return { calls, screen, field, press, fill };
}

test('a field is judged when it is left, and all of them when the form is sent', async () => {
  const { calls, screen, field, press, fill } = await open();
  await fill({ price: '60.000,50' });
  await userEvent.tab();
  await expect.element(field('price')).toHaveAccessibleDescription('price is fraction');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await press('Save');
  const summary = screen.getByRole('alert');
  await expect.element(summary).toHaveFocus();
  await expect.element(summary).toHaveTextContent('name: name is required');
  await summary.getByRole('button', { name: 'price: price is fraction' }).click();
  await expect.element(field('price')).toHaveFocus();
  await expect.element(field('price')).toHaveValue('60.000,50');
  // Corrected, it is told no more.
  await fill({ price: '60.000', name: 'Crown' });
  await expect.element(summary).not.toBeInTheDocument();
  expect(calls).toEqual([]);
});

test('an amount is rewritten as it was understood, and sent as pesos', async () => {
  const { calls, screen, field, fill } = await open();
  await fill({ name: ' Crown ', description: 'a\nb', price: '60mil' });
  await expect.element(screen.getByText('COP 60,000')).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => calls).toHaveLength(1);
  expect(calls[0]?.body).toMatchObject({ name: 'Crown', description: 'a\nb', price: 60_000 });
  await expect.element(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy');
  calls[0]?.answer(201, { id: 'p1' });
  await expect.element(screen.getByText('Made')).toBeVisible();
  await expect.element(field('price')).toHaveValue('60,000');
});

test('what the service refuses is told at its field, and what it says besides above them', async () => {
  const { calls, screen, field, press, fill } = await open();
  await fill({ name: 'Crown', price: '1' });
  await press('Save');
  await expect.poll(() => calls).toHaveLength(1);
  calls[0]?.answer(422, { code: 'VALIDATION_FAILED', fields: [{ path: 'name', code: 'custom' }] });
  await expect.element(field('name')).toHaveAccessibleDescription('name is refused');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('name: name is refused');
  await fill({ name: 'Bridge' });
  await press('Save');
  await expect.poll(() => calls).toHaveLength(2);
  expect(calls[1]?.key).not.toBe(calls[0]?.key);
  calls[1]?.answer(503, { code: 'SERVICE_UNAVAILABLE', correlationId: 'c-1' });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('c-1');
  await expect.element(field('name')).toHaveValue('Bridge');
});

test('after a lost answer the fields are locked until it is known what became of it', async () => {
  const { calls, screen, field, press, fill } = await open();
  await fill({ name: 'Crown', price: '1' });
  await press('Save');
  await expect.poll(() => calls).toHaveLength(1);
  calls[0]?.lose();
  await expect.element(screen.getByText('Not known')).toBeVisible();
  await expect.element(field('name')).toBeDisabled();
  const save = screen.getByRole('button', { name: 'Save', exact: true });
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await press('Check again');
  await expect.poll(() => calls[1]?.isCheck).toBe(true);
  calls[1]?.answer(409, { code: 'NOT_MADE' });
  await expect.element(field('name')).toBeEnabled();
  await expect.element(screen.getByText('Not known')).not.toBeInTheDocument();
  await expect.element(field('name')).toHaveValue('Crown');
});

test('where nobody can ask the service a person looks, says it was made, and is led there', async () => {
  const { calls, screen, press, fill } = await open();
  await fill({ name: 'Crown', price: '1' });
  await press('Save');
  await expect.poll(() => calls).toHaveLength(1);
  calls[0]?.answer(504, { code: 'OUTCOME_UNKNOWN', details: { next: 'look' } });
  await screen.getByRole('button', { name: 'It was saved' }).click();
  await expect.poll(() => calls[1]?.path).toBe('/api/changes/settle');
  calls[1]?.answer(200, {});
  await expect.poll(() => leads).toEqual(['/list']);
});

test('nothing is sent where nothing is changed, or before what stands in the way was seen', async () => {
  const loaded = { name: 'Crown', price: '60,000', description: '' };
  const { calls, screen, press, fill } = await open(loaded);
  const save = screen.getByRole('button', { name: 'Save', exact: true });
  await expect.element(save).toHaveAccessibleDescription('Nothing has changed.');
  await fill({ name: ' Crown ' });
  await press('Save');
  await expect.element(save).toHaveAccessibleDescription('Nothing has changed.');
  await fill({ name: 'Taken' });
  await press('Save');
  await press('Save anyway');
  await expect.poll(() => calls).toHaveLength(1);
});
