import type { changeFinding as operation } from '@/lib/contract/odontogram-findings';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import { ValidationError } from '../errors';
import { refuseField } from '../field-refusal';
import { changeChart } from './change-chart';
import { type Finding, toAfter, toRegistered } from './chart';
import { loadChart } from './load-chart';
import { type Planned, planItems } from './planned-items';
import { requireFinding } from './require-finding';
import { EVOLUTIONS } from './terms';

export async function changeFinding(
  context: Context,
  input: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { params, body } = input;
  checkEvolution(body.evolution);
  const planned = await plannedAnew(context, input);
  const { chart, said } = await changeChart(context, input, 'finding.changed', (before) => {
    const current = requireFinding(before, params.findingId);
    const changed: Finding = {
      ...current,
      evolution: body.evolution ?? current.evolution,
      plannedItems: planned ?? current.plannedItems,
      notes: body.notes === undefined ? current.notes : body.notes || null,
      updatedAt: context.clock(),
    };
    const findings = before.findings.map((finding) => (finding === current ? changed : finding));
    return { chart: { ...before, findings }, said: changed };
  });
  return { finding: toRegistered(said), ...toAfter(chart) };
}

function checkEvolution(evolution: string | undefined): void {
  if (evolution === undefined || EVOLUTIONS.some(({ id }) => id === evolution)) return;
  throw refuseField('evolution', 'not_found', 'The catalog has no such evolution.');
}

/** The plan that replaces the finding's; a procedure that it had may stay though no longer offered. */
async function plannedAnew(
  context: Context,
  { params, body }: ParsedInput<typeof operation>,
): Promise<Finding['plannedItems'] | undefined> {
  const { plannedItems } = body;
  if (plannedItems === undefined) return undefined;
  const of = { clinicId: context.principal.clinicId, patientId: params.patientId };
  const chart = await loadChart(context.db, of, { lock: false });
  const before = chart?.findings.find(({ id }) => id === params.findingId)?.plannedItems ?? [];
  const [plan]: (Planned | undefined)[] = await planItems(context, [
    { items: plannedItems, at: 'plannedItems.', before },
  ]);
  if (plan !== undefined && 'errors' in plan) throw new ValidationError(plan.errors);
  return plan?.items;
}
