import type { signOdontogram as operation } from '@/lib/contract/odontogram';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import { ConflictError } from '../errors';
import { changeChart } from './change-chart';
import { toAfter } from './chart';

/** A signature that stands is not replaced: whoever signs next signs something new. */
export async function signOdontogram(
  context: Context,
  input: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { chart } = await changeChart(context, input, 'signed', (before) => {
    if (before.signature.status === 'signed') {
      throw new ConflictError('The chart is signed and has not changed since.');
    }
    const { signedBy } = input.body;
    const signature = { status: 'signed', signedBy, signedAt: context.clock() } as const;
    return { chart: { ...before, signature }, said: undefined };
  });
  return toAfter(chart);
}
