import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '@/lib/server/storage/open-database';
import { invoices } from '../db/schema/billing';
import { billedPlanItems } from '../db/schema/corrections';
import { odontogramFindings } from '../db/schema/odontogram';
import { ConflictError, ValidationError } from '../errors';
import { unknownReference } from '../field-refusal';

interface PlanItemsOfInvoice {
  readonly invoiceId: string;
  readonly patientId: string;
  readonly items: readonly { readonly plannedItemId?: string | undefined }[];
  /** What the draft named before: it stays named, also where the chart plans it no more. */
  readonly before?: readonly { readonly plannedItemId?: string | undefined }[];
}

/**
 * Bills planned treatments once: the key of `billed_plan_items` lets one invoice in, also
 * when several try at the same moment. Throws `ValidationError` for what the patient's chart does not plan, and 409
 * `PLAN_ITEM_ALREADY_BILLED`.
 */
export async function claimPlanItems(
  tx: Database,
  clinicId: string,
  { invoiceId, patientId, items, before = [] }: PlanItemsOfInvoice,
): Promise<void> {
  const wanted = items.flatMap(({ plannedItemId: id }, index) =>
    id === undefined ? [] : [{ id, path: `items.${index}.plannedItemId` }],
  );
  if (wanted.length === 0) return;
  const named = new Set(before.map(({ plannedItemId }) => plannedItemId));
  const isNew = wanted.some(({ id }) => !named.has(id));
  const planned = isNew ? await plannedOf(tx, clinicId, patientId) : named;
  const wrong = wanted.flatMap(({ id, path }, index) => {
    if (wanted.findIndex((other) => other.id === id) < index) {
      return [{ path, code: 'duplicate', message: 'It is on this invoice already.' }];
    }
    return named.has(id) || planned.has(id) ? [] : [unknownReference(path, 'planned treatment')];
  });
  if (wrong.length > 0) throw new ValidationError(wrong);
  // In one order for everybody: two invoices that share some of them do not wait for each other.
  const claimed = await tx
    .insert(billedPlanItems)
    .values(
      wanted
        .map(({ id }) => ({ clinicId, plannedItemId: id, invoiceId }))
        .sort((a, b) => (a.plannedItemId < b.plannedItemId ? -1 : 1)),
    )
    .onConflictDoNothing()
    .returning({ id: billedPlanItems.plannedItemId });
  const taken = wanted.filter(({ id }) => !claimed.some((one) => one.id === id));
  if (taken.length > 0) throw await alreadyBilled(tx, clinicId, taken);
}

async function plannedOf(
  tx: Database,
  clinicId: string,
  patientId: string,
): Promise<ReadonlySet<string | undefined>> {
  const findings = await tx
    .select({ items: odontogramFindings.plannedItems })
    .from(odontogramFindings)
    .where(
      and(eq(odontogramFindings.clinicId, clinicId), eq(odontogramFindings.patientId, patientId)),
    );
  return new Set(findings.flatMap(({ items }) => items.map(({ id }) => id)));
}

async function alreadyBilled(
  tx: Database,
  clinicId: string,
  taken: readonly { readonly id: string; readonly path: string }[],
): Promise<ConflictError> {
  const ids = taken.map(({ id }) => id);
  const [billed] = await tx
    .select({
      plannedItemId: billedPlanItems.plannedItemId,
      invoiceId: invoices.id,
      invoiceNumber: invoices.invoiceNumber,
    })
    .from(billedPlanItems)
    .innerJoin(
      invoices,
      and(
        eq(invoices.clinicId, billedPlanItems.clinicId),
        eq(invoices.id, billedPlanItems.invoiceId),
      ),
    )
    .where(and(eq(billedPlanItems.clinicId, clinicId), inArray(billedPlanItems.plannedItemId, ids)))
    .limit(1);
  const message = 'The planned treatment is on another invoice.';
  const fields = taken.map(({ path }) => ({ path, code: 'already_billed', message }));
  return new ConflictError(message, 'PLAN_ITEM_ALREADY_BILLED', { ...billed, fields });
}
