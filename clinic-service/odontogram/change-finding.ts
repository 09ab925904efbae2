import type { changeFinding as operation } from '@/lib/contract/odontogram-findings';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import { ValidationError } from '../errors';
import { refuseField } from '../field-refusal';
import { changeChart } from './change-chart';
import { type Finding, toAfter, toRegistered } from './chart';
import { type Planned, planItems, type SentItems } from './planned-items';
import { requireFinding } from './require-finding';
import { EVOLUTIONS } from './terms';

export async function changeFinding(
  context: Context,
  input: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { params, body } = input;
  checkEvolution(body.evolution);
  const { chart, said } = await changeChart(
    context,
    input,
    'finding.changed',
    async (before, tx) => {
      const current = requireFinding(before, params.findingId);
      const planned = await plannedAnew({ ...context, db: tx }, body.plannedItems, current);
      const changed: Finding = {
        ...current,
        evolution: body.evolution ?? current.evolution,
        plannedItems: planned ?? current.plannedItems,
        notes: body.notes === undefined ? current.notes : body.notes || null,
        updatedAt: context.clock(),
      };
      const findings = before.findings.map((finding) => (finding === current ? changed : finding));
      return { chart: { ...before, findings }, said: changed };
    },
  );
  return { finding: toRegistered(said), ...toAfter(chart) };
}

function checkEvolution(evolution: string | undefined): void {
  if (evolution === undefined || EVOLUTIONS.some(({ id }) => id === evolution)) return;
  throw refuseField('evolution', 'not_found', 'The catalog has no such evolution.');
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
  return plan?.items;
}
