import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { useChange } from '@/lib/changes/use-change';
import type { createProcedure } from '@/lib/contract/procedures';
import { procedureRoutes } from '@/lib/contract/routes/procedure-routes';
import { forgetDrafts, sealDrafts } from '@/lib/drafts/draft-store';
import { requiredLine } from '@/lib/kit/typed-schemas';
import { holdCalls, renderApp } from '@/lib/testing/render-app';
import { TextField } from './fields';
import { FormShell } from './form-shell';
import { useChangeForm } from './use-change-form';

const schema = z.object({ name: requiredLine(20), code: requiredLine(20) });
const EMPTY = { name: '', code: '' };

function Form({ loaded }: { loaded: typeof EMPTY }) {
  const change = useChange<typeof createProcedure>(procedureRoutes.create, { shown: [] });
  const form = useChangeForm({
    schema,
    values: loaded,
    change,
    draft: { id: 'procedure p1' },
    toInput: ({ name }) => ({
      body: { name, price: 1, specialty: 'General', duration: 20, doctorIds: [] },
    }),
  });
  return (
    <FormShell
      form={form}
      words={{ label: (name) => name, error: (_, code) => code }}
      submit="Save"
    >
      <TextField name="name" />
      <TextField name="code" />
      {change.state === 'made' && <p>Made</p>}
    </FormShell>
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
  forgetDrafts();
  localStorage.clear();
});

const stored = () => Object.keys(localStorage).filter((name) => name.includes(':draft:'));

async function open(loaded = EMPTY) {
  const calls = holdCalls();
  const { screen } = await renderApp(<Form loaded={loaded} />);
  const field = (name: string) => screen.getByRole('textbox', { name });
  const notice = screen.getByText(/We restored what you wrote at \d/);
  return { calls, screen, field, notice };
}

type Opened = Awaited<ReturnType<typeof open>>;

/** As after a crash: the form goes without anybody leaving it. */
async function crash({ screen }: Opened): Promise<void> {
  await sealDrafts();
  const kept = { ...localStorage };
  await screen.unmount();
  await Promise.resolve();
  forgetDrafts();
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, String(value));
}

test('what was typed before a crash is there again, and can be discarded', async () => {
  const form = await open();
  await form.field('name').fill('Crown');
  await crash(form);
  const again = await open();
  await expect.element(again.notice).toBeVisible();
  await expect.element(again.field('name')).toHaveValue('Crown');
  await again.screen.getByRole('button', { name: 'Discard' }).click();
  await expect.element(again.field('name')).toHaveValue('');
  await expect.element(again.notice).not.toBeInTheDocument();
  await expect.poll(stored).toEqual([]);
  await crash(again);
  const anew = await open();
  await expect.element(anew.field('name')).toHaveValue('');
  expect(stored()).toEqual([]);
});

test('what others saved meanwhile stays, and a field that was changed here too is said', async () => {
  const form = await open({ name: 'Crown', code: 'C1' });
  await form.field('name').fill('Crown of zirconia');
  await crash(form);
  const again = await open({ name: 'Crown', code: 'C2' });
  await expect.element(again.field('name')).toHaveValue('Crown of zirconia');
  await expect.element(again.field('code')).toHaveValue('C2');
  await expect.element(again.notice).not.toHaveTextContent('Someone else');
  await crash(again);
  const third = await open({ name: 'Crown (metal)', code: 'C2' });
  await expect.element(third.notice).toHaveTextContent('Someone else changed this');
  await expect.element(third.field('name')).toHaveValue('Crown of zirconia');
  // Nobody has looked at it yet: it is said until the draft is sent or given up.
  await crash(third);
  const fourth = await open({ name: 'Crown (metal)', code: 'C3' });
  await expect.element(fourth.notice).toHaveTextContent('Someone else changed this');
  await expect.element(fourth.field('code')).toHaveValue('C3');
});

test('a letter that is typed before the draft is found does not take its place', async () => {
  const form = await open();
  await form.field('name').fill('Crown of zirconia');
  await form.field('code').fill('C1');
  await crash(form);
  // The key comes late, after the first letter.
  let give = () => {};
  const late = new Promise<void>((resolve) => {
    give = resolve;
  });
  const again = await open();
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (...asked: Parameters<typeof fetch>) => late.then(() => answer(...asked)));
  await again.screen.unmount();
  forgetDrafts();
  const { screen } = await renderApp(<Form loaded={EMPTY} />);
  await screen.getByRole('textbox', { name: 'name' }).fill('B');
  give();
  await expect
    .element(screen.getByRole('textbox', { name: 'name' }))
    .toHaveValue('Crown of zirconia');
  await expect.element(screen.getByRole('textbox', { name: 'code' })).toHaveValue('C1');
});

test('that it was sent is said at each reload, until it is given up', async () => {
  const form = await open();
  await form.field('name').fill('Crown');
  await form.field('code').fill('C1');
  await form.screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => form.calls).toHaveLength(1);
  await crash(form);
  for (let time = 0; time < 2; time += 1) {
    const again = await open();
    await expect.element(again.notice).toHaveTextContent('You had sent it');
    await crash(again);
  }
});

test('what was sent or left is not found again', async () => {
  const form = await open();
  await form.field('name').fill('Crown');
  await form.field('code').fill('C1');
  await form.screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => form.calls).toHaveLength(1);
  form.calls[0]?.answer(201, { id: 'p1' });
  await expect.element(form.screen.getByText('Made')).toBeVisible();
  await crash(form);
  const left = await open();
  await expect.element(left.field('name')).toHaveValue('');
  await left.field('name').fill('Bridge');
  await sealDrafts();
  await left.screen.unmount();
  const anew = await open();
  await expect.element(anew.field('name')).toHaveValue('');
  await expect.element(anew.notice).not.toBeInTheDocument();
});
