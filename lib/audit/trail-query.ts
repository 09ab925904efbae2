import * as z from 'zod/mini';
import { id } from '@/lib/contract/schemas';
import { LOCALES } from '@/lib/i18n/locales';
import { isAction } from '@/lib/kit/audit-actions';
import { type AuditFilter, isActionGroup, isTrailDate, loadAuditView, RESULTS } from './audit-view';

const date = z.optional(z.string().check(z.refine(isTrailDate)));

/**
 * What a file of the trail is asked for. Stricter than an address of the list: a filter that is not
 * understood would bring more than was meant.
 */
export const trailQuery = z
  .strictObject({
    locale: z.enum(LOCALES),
    staffId: z.optional(id),
    patientId: z.optional(id),
    action: z.optional(
      z.string().check(z.refine((action) => isAction(action) || isActionGroup(action))),
    ),
    result: z.optional(z.enum(RESULTS)),
    from: date,
    to: date,
  })
  .check(z.refine(({ from, to }) => from === undefined || to === undefined || from <= to));

export function filterOf(asked: z.output<typeof trailQuery>): AuditFilter {
  const { before: _, after: __, ...filter } = loadAuditView(asked);
  return filter;
}
