import type { changeFinding as operation } from '@/lib/contract/odontogram-findings';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import { differs } from '../differs';
import { ValidationError } from '../errors';
import { changeChart } from './change-chart';
import { type Finding, toAfter, toRegistered } from './chart';
import { evolutionErrors } from './check-finding';
import { keepSameItems, type Planned, planItems, type SentItems } from './planned-items';
import { requireFinding } from './require-finding';

export async function changeFinding(
  context: Context,
  input: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { params, body } = input;
  const wrong = evolutionErrors(body.evolution);
  if (wrong.length > 0) throw new ValidationError(wrong);
  const { chart, said } = await changeChart(
    context,
    input,
    'finding.changed',
    async (before, tx) => {
      const current = requireFinding(before, params.findingId);
      const planned = await plannedAnew({ ...context, db: tx }, body.plannedItems, current);
      const next = {
        evolution: body.evolution,
        plannedItems: planned,
        notes: body.notes === undefined ? undefined : body.notes || null,
      };
      if (!differs(current, next)) return { chart: before, said: current };
      const changed: Finding = {
        ...current,
        evolution: next.evolution ?? current.evolution,
        plannedItems: next.plannedItems ?? current.plannedItems,
        notes: next.notes === undefined ? current.notes : next.notes,
        updatedAt: context.clock(),
      };
      const findings = before.findings.map((finding) => (finding === current ? changed : finding));
      return { chart: { ...before, findings }, said: changed };
    },
  );
  return { finding: toRegistered(said), ...toAfter(chart) };
}

/** The plan that replaces the finding's; a procedure that it had may stay though no longer offered. */
async function plannedAnew(
  context: Context,
  items: SentItems | undefined,
  current: Finding,
): Promise<Finding['plannedItems'] | undefined> {
  if (items === undefined) return undefined;
  const [plan]: (Planned | undefined)[] = await planItems(context, [
    { items, at: 'plannedItems.', before: current.plannedItems },
  ]);
  if (plan !== undefined && 'errors' in plan) throw new ValidationError(plan.errors);
  return plan && keepSameItems(plan.items, current.plannedItems);
}
