import type { registerFinding as operation } from '@/lib/contract/odontogram-findings';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import { changeChart } from './change-chart';
import { toAfter, toRegistered } from './chart';
import { place } from './finding-rules';
import { newFindings } from './new-findings';

export async function registerFinding(
  context: Context,
  input: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const [finding] = await newFindings(context, [input.body], () => '');
  if (finding === undefined) throw new Error('a finding that was sent is gone');
  const { chart, said } = await changeChart(context, input, 'finding.registered', (before) => {
    const { chart, replaced } = place(before, finding);
    return { chart, said: replaced };
  });
  return {
    finding: toRegistered(finding),
    replacedFindingIds: said.map(({ id }) => id),
    ...toAfter(chart),
  };
}
