import type { removeFinding as operation } from '@/lib/contract/odontogram-findings';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import { changeChart } from './change-chart';
import { toAfter, toRegistered } from './chart';
import { requireFinding } from './require-finding';

export async function removeFinding(
  context: Context,
  input: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { chart, said } = await changeChart(context, input, 'finding.removed', (before) => {
    const removed = requireFinding(before, input.params.findingId);
    const findings = before.findings.filter((finding) => finding !== removed);
    return { chart: { ...before, findings }, said: removed };
  });
  return { removedFinding: toRegistered(said), ...toAfter(chart) };
}
