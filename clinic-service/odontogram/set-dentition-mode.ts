import type { setDentitionMode as operation } from '@/lib/contract/odontogram';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import { changeChart } from './change-chart';
import { toState } from './chart';
import { changeMode } from './dentition-rules';

/** Never takes a finding away, so `removedFindings` is always empty. */
export async function setDentitionMode(
  context: Context,
  input: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { chart, said } = await changeChart(context, input, 'dentition-mode.changed', (before) => ({
    chart: changeMode(before, input.body.mode),
    said: [],
  }));
  return { odontogram: toState(chart), removedFindings: said };
}
