import type { registerFindings as operation } from '@/lib/contract/odontogram-findings';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import { changeChart } from './change-chart';
import { toAfter, toRegistered } from './chart';
import { placeAll } from './finding-rules';
import { newFindings } from './new-findings';

/** All of them or none, as one version. */
export async function registerFindings(
  context: Context,
  input: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const findings = await newFindings(context, input.body.findings, (index) => `findings.${index}.`);
  const { chart, said } = await changeChart(context, input, 'findings.registered', (before) => {
    const placed = placeAll(before, findings);
    return { chart: placed.chart, said: placed.replaced };
  });
  return {
    findings: findings.map(toRegistered),
    replacedFindingIds: said.map(({ id }) => id),
    ...toAfter(chart),
  };
}
