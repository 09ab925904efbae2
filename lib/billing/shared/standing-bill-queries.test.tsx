import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { StandingBill } from './standing-bill';
import { standingBillQuery, useStandingBill } from './standing-bill-queries';

const APPOINTMENT = { id: 'a1', patientId: 'p1' };
const CHARGE: StandingBill = { rail: 'charge', payer: 'EPS Cordillera Azul' };

function Form({ id, known }: { id: string | undefined; known: StandingBill | undefined }) {
  const bill = useStandingBill({ id, patientId: 'p1' }, known);
  return bill?.rail ?? 'none';
}

/** What a form begins with after the agenda was told `before`. */
function beginning(
  id: string | undefined,
  known: StandingBill | undefined,
  before: StandingBill | undefined,
) {
  const queries = new QueryClient();
  queries.setQueryData(standingBillQuery(APPOINTMENT).queryKey, { bill: before });
  return renderToString(
    <QueryClientProvider client={queries}>
      <Form id={id} known={known} />
    </QueryClientProvider>,
  );
}

test.each([
  ['a bill that was taken back since the agenda was told of it', undefined, CHARGE, 'none'],
  ['a bill that was made since the agenda was told of none', CHARGE, undefined, 'charge'],
])('a form begins with what the server knows: %s', (_, known, before, shown) => {
  expect(beginning('a1', known, before)).toBe(shown);
});

test('of no appointment there is none', () => {
  expect(beginning(undefined, CHARGE, CHARGE)).toBe('none');
});
