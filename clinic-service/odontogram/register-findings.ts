import type { registerFindings as operation } from '@/lib/contract/odontogram-findings';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import { ValidationError } from '../errors';
import { changeChart } from './change-chart';
import { type Chart, type Finding, toAfter, toRegistered } from './chart';
import { place } from './finding-rules';
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

/** Throws `ValidationError` where one would replace another that was sent with it. */
export function placeAll(
  before: Chart,
  findings: readonly Finding[],
): { chart: Chart; replaced: Finding[] } {
  let chart = before;
  const replaced: Finding[] = [];
  for (const [index, finding] of findings.entries()) {
    const step = place(chart, finding);
    if (step.replaced.some((other) => findings.includes(other))) {
      throw new ValidationError([
        {
          path: `findings.${index}`,
          code: 'duplicate',
          message: 'It would replace another finding of the same request.',
        },
      ]);
    }
    chart = step.chart;
    replaced.push(...step.replaced);
  }
  return { chart, replaced };
}
