import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray } from 'drizzle-orm';
import type { FieldError } from '@/lib/contract/errors';
import { MAX_PESOS } from '@/lib/contract/limits';
import type { registerFinding } from '@/lib/contract/odontogram-findings';
import type { ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import type { StoredPlannedItem } from '../db/schema/odontogram';
import { procedures } from '../db/schema/procedures';
import { unknownReference } from '../field-refusal';

export type SentItems = NonNullable<ParsedInput<typeof registerFinding>['body']['plannedItems']>;

/** Sent items as they are stored, or what is wrong with them. */
export type Planned =
  | { readonly items: StoredPlannedItem[] }
  | { readonly errors: readonly FieldError[] };

/** A list of items as it was sent, where it stood, and what the finding had planned before. */
interface Sent {
  readonly items: SentItems;
  readonly at: string;
  readonly before?: readonly StoredPlannedItem[];
}

/**
 * Names procedures as the clinic's catalogue does. One that is unknown, or no longer offered and not
 * planned before, is an error at its place; so is a sum beyond twelve digits.
 */
export async function planItems(context: Context, lists: readonly Sent[]): Promise<Planned[]> {
  const names = await procedureNames(context, lists);
  return lists.map(({ items, at, before = [] }) => {
    const errors: FieldError[] = [];
    const planned = items.map((item, index): StoredPlannedItem => {
      const name = item.type === 'custom' ? item.name : nameOf(item, names, before);
      if (name === undefined) {
        const path = `${at}${index}.clinicalProcedureId`;
        errors.push(unknownReference(path, 'active procedure'));
      }
      const subtotal = item.quantity * item.unitPrice;
      return { ...item, id: context.newId(), name: name ?? '', subtotal };
    });
    if (planned.reduce((sum, { subtotal }) => sum + subtotal, 0) > MAX_PESOS) {
      const path = at.replace(/\.$/, '');
      errors.push({ path, code: 'too_big', message: `At most ${MAX_PESOS} pesos.` });
    }
    return errors.length > 0 ? { errors } : { items: planned };
  });
}

/** What is planned as before is the same item, by its id too: a plan sent back as it was is no change. */
export function keepSameItems(
  items: readonly StoredPlannedItem[],
  before: readonly StoredPlannedItem[],
): StoredPlannedItem[] {
  const left = [...before];
  return items.map((item) => {
    const at = left.findIndex((old) => isDeepStrictEqual({ ...old, id: item.id }, item));
    return at === -1 ? item : (left.splice(at, 1)[0] ?? item);
  });
}

interface Named {
  readonly name: string;
  readonly status: string;
}

function nameOf(
  { clinicalProcedureId: id }: { readonly clinicalProcedureId: string },
  names: ReadonlyMap<string, Named>,
  before: readonly StoredPlannedItem[],
): string | undefined {
  const found = names.get(id);
  const offered =
    found?.status === 'active' ||
    before.some(({ clinicalProcedureId }) => clinicalProcedureId === id);
  return offered ? found?.name : undefined;
}

async function procedureNames(
  { db, principal }: Context,
  lists: readonly Sent[],
): Promise<ReadonlyMap<string, Named>> {
  const ids = lists.flatMap(({ items }) =>
    items.flatMap((item) => (item.type === 'custom' ? [] : [item.clinicalProcedureId])),
  );
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: procedures.id, name: procedures.name, status: procedures.status })
    .from(procedures)
    .where(and(eq(procedures.clinicId, principal.clinicId), inArray(procedures.id, ids)));
  return new Map(rows.map(({ id, ...named }) => [id, named]));
}
