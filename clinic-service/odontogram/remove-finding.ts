import type { removeFinding as operation } from '@/lib/contract/odontogram-findings';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import { changeChart } from './change-chart';
import { toAfter, toRegistered } from './chart';
import { remove } from './finding-rules';

export async function removeFinding(
  context: Context,
  input: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { chart, said } = await changeChart(context, input, 'finding.removed', (before) => {
    const { chart, removed } = remove(before, [input.params.findingId]);
    return { chart, said: removed };
  });
  const [removed] = said;
  if (removed === undefined) throw new Error('a finding that was removed is not told');
  return { removedFinding: toRegistered(removed), ...toAfter(chart) };
}
