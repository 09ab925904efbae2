import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { useCreatePrescription } from './prescriptions';

type Change = ReturnType<typeof useCreatePrescription>;

const PRESCRIPTION = { body: { appointmentId: 'a1', medications: [{ name: 'Naproxeno 250 mg' }] } };

function Form({ heldAs, onDrawn }: { heldAs: string; onDrawn: (change: Change) => void }) {
  onDrawn(useCreatePrescription(heldAs, 'p1'));
  return null;
}

/** The change that a form has at hand when it is first drawn. */
function formOf(heldAs: string): Change {
  const drawn: Change[] = [];
  renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <Form heldAs={heldAs} onDrawn={(change) => drawn.push(change)} />
    </QueryClientProvider>,
  );
  const [change] = drawn;
  if (change === undefined) throw new Error('the form was not drawn');
  return change;
}

/** The next calls wait until they are told how they end. */
function heldCalls() {
  const ends: ((answer: Response | Error) => void)[] = [];
  const call = () =>
    new Promise<Response>((resolve, reject) => {
      ends.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
    });
  vi.stubGlobal('fetch', call);
  return ends;
}

afterEach(() => vi.unstubAllGlobals());

test('whoever comes back as the answer arrives is given it, and nothing is sent again', async () => {
  const ends = heldCalls();
  const left = formOf('came back').mutateAsync(PRESCRIPTION);
  await vi.waitFor(() => expect(ends).toHaveLength(1));
  const back = formOf('came back');
  expect(back).toMatchObject({ isPending: true, joined: PRESCRIPTION });
  expect(formOf('another').joined).toBeUndefined();
  ends[0]?.(Response.json({ id: 'r1' }));
  expect(await left).toEqual({ id: 'r1' });
  expect(back.joined && (await back.mutateAsync(back.joined))).toEqual({ id: 'r1' });
  expect(ends).toHaveLength(1);
  expect(formOf('came back')).toMatchObject({ isPending: false, unsettled: undefined });
});

test('whoever comes back after the answer was lost is told so, until somebody has looked', async () => {
  const ends = heldCalls();
  const left = formOf('lost').mutateAsync(PRESCRIPTION);
  await vi.waitFor(() => expect(ends).toHaveLength(1));
  ends[0]?.(new TypeError('the line is gone'));
  await expect(left).rejects.toMatchObject({ code: 'OUTCOME_UNKNOWN' });
  const back = formOf('lost');
  expect(back).toMatchObject({ isPending: false, unsettled: PRESCRIPTION });
  back.forget();
  expect(formOf('lost').unsettled).toBeUndefined();
});

test('what was refused is another change for whoever comes back', async () => {
  const ends = heldCalls();
  const left = formOf('refused').mutateAsync(PRESCRIPTION);
  await vi.waitFor(() => expect(ends).toHaveLength(1));
  ends[0]?.(Response.json({ status: 422, code: 'VALIDATION_FAILED' }, { status: 422 }));
  await expect(left).rejects.toMatchObject({ status: 422 });
  expect(formOf('refused')).toMatchObject({ isPending: false, unsettled: undefined });
});
