import type { registerFindings as operation } from '@/lib/contract/odontogram-findings';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import { changeChart } from './change-chart';
import { toAfter, toRegistered } from './chart';
import { placeAll, remove } from './finding-rules';
import { newFindings } from './new-findings';
import type { ChartAction } from './save-chart';

/** What goes and what comes, all of it or nothing, as one version. */
export async function registerFindings(
  context: Context,
  input: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { findings: sent, removeFindingIds: gone = [] } = input.body;
  const findings = await newFindings(context, sent, (index) => `findings.${index}.`);
  const action = actionOf(sent.length, gone.length);
  const { chart, said } = await changeChart(context, input, action, (before) => {
    const placed = placeAll(remove(before, gone).chart, findings);
    return { chart: placed.chart, said: placed.replaced };
  });
  return {
    findings: findings.map(toRegistered),
    replacedFindingIds: said.map(({ id }) => id),
    ...toAfter(chart),
  };
}

function actionOf(come: number, gone: number): ChartAction {
  if (gone === 0) return come === 1 ? 'finding.registered' : 'findings.registered';
  if (come > 0) return 'findings.changed';
  return gone === 1 ? 'finding.removed' : 'findings.removed';
}
