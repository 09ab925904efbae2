import type { registerFinding } from '@/lib/contract/odontogram-findings';
import type { ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import { ValidationError } from '../errors';
import type { Finding } from './chart';
import { findingErrors } from './check-finding';
import { planItems } from './planned-items';
import { suggestedItems, suggestedPrices } from './suggested-items';
import { FIRST_EVOLUTION } from './terms';

type SentFinding = ParsedInput<typeof registerFinding>['body'] & {
  /** Where it is not the first. */
  readonly evolution?: string | undefined;
};

/**
 * Findings as they were sent, ready to be placed on a chart; `at` says where each stood. Throws
 * `ValidationError` with all that is wrong with any of them, whatever the chart.
 */
export async function newFindings(
  context: Context,
  sent: readonly SentFinding[],
  at: (index: number) => string,
): Promise<Finding[]> {
  const { principal, newId, actor, clock } = context;
  const planned = await planItems(
    context,
    sent.map(({ plannedItems = [] }, index) => ({
      items: plannedItems,
      at: `${at(index)}plannedItems.`,
    })),
  );
  const errors = sent.flatMap((finding, index) => findingErrors(finding, at(index)));
  const wrong = planned.flatMap((plan) => ('errors' in plan ? plan.errors : []));
  if (errors.length + wrong.length > 0) throw new ValidationError([...errors, ...wrong]);

  const unplanned = sent.filter(({ plannedItems }) => plannedItems === undefined);
  const priceOf = await suggestedPrices(context, unplanned);
  const now = clock();
  return sent.map((finding, index) => {
    const { toothFdi, catalogFindingId, surface, plannedItems, evolution, notes } = finding;
    const plan = planned[index];
    const items = plan !== undefined && 'items' in plan ? plan.items : [];
    return {
      id: newId(),
      toothFdi,
      surface: surface ?? null,
      catalogFindingId,
      plannedItems:
        plannedItems === undefined
          ? suggestedItems(finding, principal.locale, priceOf, newId)
          : items,
      evolution: evolution ?? FIRST_EVOLUTION,
      notes: notes || null,
      createdBy: actor.id,
      createdAt: now,
      updatedAt: now,
    };
  });
}
