import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { createPrescription } from '@/lib/contract/prescriptions';
import { prescriptionRoutes } from '@/lib/contract/routes/prescription-routes';
import { createQueryClient } from '@/lib/queries/query-client';
import { holdCalls, renderApp } from '@/lib/testing/render-app';
import { useChange } from './use-change';

const INPUT = { body: { appointmentId: 'a1', medications: [{ name: 'Naproxeno 250 mg' }] } };
const OTHER = { body: { appointmentId: 'a1', medications: [{ name: 'Ibuprofeno 400 mg' }] } };

interface FormProps {
  scope?: string;
  onMade?: (output: unknown) => void;
}

function Form({ scope = 'a1', onMade }: FormProps) {
  const change = useChange<typeof createPrescription>(prescriptionRoutes.create, {
    shown: [],
    scope,
    onMade: (output) => onMade?.(output),
  });
  return (
    <>
      <output>{change.state}</output>
      <p>{`problem: ${change.problem?.code ?? 'none'}`}</p>
      <p>{`unknown: ${change.unknown?.next ?? 'no'}`}</p>
      <button type="button" onClick={() => void change.send(INPUT)}>
        Send
      </button>
      <button type="button" onClick={() => void change.send(OTHER)}>
        Send other words
      </button>
      <button type="button" onClick={() => void change.check()}>
        Check
      </button>
      <button type="button" onClick={() => void change.check('quietly')}>
        Check quietly
      </button>
      <button type="button" onClick={() => void change.discard('not-made')}>
        Discard
      </button>
    </>
  );
}

/** A page that the form can be left on, and come back to. */
function Page(props: FormProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Leave' : 'Come back'}
      </button>
      {isOpen && <Form {...props} />}
    </>
  );
}

afterEach(() => vi.unstubAllGlobals());

async function open(props: FormProps = {}, among = createQueryClient()) {
  const { screen, queries } = await renderApp(<Page {...props} />, among);
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).click();
  const expectState = (state: string) =>
    expect.element(screen.getByRole('status')).toHaveTextContent(state);
  return { screen, press, expectState, queries };
}

test('is sent once with a key of its own, and told once', async () => {
  const calls = holdCalls();
  const onMade = vi.fn();
  const { press, expectState } = await open({ onMade });
  await expectState('idle');
  await press('Send');
  await press('Send');
  await expectState('pending');
  expect(calls).toHaveLength(1);
  expect(calls[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  calls[0]?.answer(201, { id: 'r1' });
  await expectState('made');
  expect(onMade.mock.calls).toEqual([[{ id: 'r1' }]]);
});

test('a lost answer is checked with the same key, and nothing else is sent meanwhile', async () => {
  const calls = holdCalls();
  const { screen, press, expectState } = await open();
  await press('Send');
  calls[0]?.lose();
  await expectState('unknown');
  await press('Send');
  await press('Send other words');
  expect(calls).toHaveLength(1);
  await press('Check');
  expect(calls[1]).toMatchObject({ key: calls[0]?.key, isCheck: true });
  // That the service is away says nothing of the change.
  calls[1]?.answer(503, { code: 'UPSTREAM_UNAVAILABLE' });
  await expectState('unknown');
  await expect.element(screen.getByText('problem: UPSTREAM_UNAVAILABLE')).toBeVisible();
  await press('Check');
  calls[2]?.answer(409, { code: 'NOT_MADE' });
  await expectState('refused');
  // The same words are the same change: the first call may still arrive.
  await press('Send');
  expect(calls[3]).toMatchObject({ key: calls[0]?.key, isCheck: false });
});

test('is sent again with its key where the service makes no second one', async () => {
  const calls = holdCalls();
  const { screen, press, expectState } = await open();
  await press('Send');
  calls[0]?.answer(504, { code: 'OUTCOME_UNKNOWN', details: { next: 'send-again' } });
  await expect.element(screen.getByText('unknown: send-again')).toBeVisible();
  await press('Send other words');
  expect(calls[1]).toMatchObject({ key: calls[0]?.key, isCheck: false });
  calls[1]?.answer(201, { id: 'r1' });
  await expectState('made');
});

test('a quiet check tells only that the outcome is known', async () => {
  const calls = holdCalls();
  const { screen, press, expectState } = await open();
  await press('Send');
  calls[0]?.lose();
  await expectState('unknown');
  await press('Check quietly');
  calls[1]?.answer(503, { code: 'UPSTREAM_UNAVAILABLE' });
  await expectState('unknown');
  await expect.element(screen.getByText('problem: OUTCOME_UNKNOWN')).toBeVisible();
});

test('a form that is opened again rejoins what is on its way', async () => {
  const calls = holdCalls();
  const onMade = vi.fn();
  const { press, expectState } = await open({ onMade });
  await press('Send');
  await press('Leave');
  await press('Come back');
  await expectState('pending');
  calls[0]?.answer(201, { id: 'r1' });
  await expectState('made');
  expect(onMade).toHaveBeenCalledOnce();
  expect(calls).toHaveLength(1);
});

test('a form that is opened again finds an unknown outcome, and begins anew after any other', async () => {
  const calls = holdCalls();
  const onMade = vi.fn();
  const { press, expectState } = await open({ onMade });
  await press('Send');
  await press('Leave');
  calls[0]?.lose();
  await press('Come back');
  await expectState('unknown');
  await press('Discard');
  expect(calls[1]?.path).toBe('/api/changes/settle');
  await expectState('idle');
  await press('Send');
  expect(calls[2]?.key).not.toBe(calls[0]?.key);
  await press('Leave');
  calls[2]?.answer(201, { id: 'r1' });
  await press('Come back');
  await expectState('idle');
  expect(onMade).not.toHaveBeenCalled();
});

test('what was refused is another change when it is sent again, and another scope is another change', async () => {
  const calls = holdCalls();
  const { press, expectState, queries } = await open();
  await press('Send');
  calls[0]?.answer(422, { code: 'VALIDATION_FAILED' });
  await expectState('refused');
  await press('Send');
  expect(calls[1]?.key).not.toBe(calls[0]?.key);
  const other = await open({ scope: 'a2' }, queries);
  await expect.element(other.screen.getByRole('status').last()).toHaveTextContent('idle');
});
