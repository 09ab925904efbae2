import 'server-only';
import { listEmrTemplates } from '@/lib/contract/emr-templates';
import { clinic } from '@/lib/server/clinic/clinic.server';
import { allPages, FULL_PAGE } from '@/lib/server/door/all-pages';
import type { Caller } from '@/lib/server/door/caller';
import { readOnBehalfOf } from '@/lib/server/door/on-behalf-of';
import type { Template } from './template';

const MOST_PAGES = 5;

/**
 * The templates of the clinic, in the person's language; undefined where the service lists none, or
 * more than anybody chooses from. Throws as `readOnBehalfOf` does.
 */
export async function readTemplates(caller: Caller): Promise<readonly Template[] | undefined> {
  const { features } = clinic();
  if (!(await features.offers(listEmrTemplates.id)) && features.known()) return undefined;
  const all = await allPages(
    (page) => readOnBehalfOf(caller, listEmrTemplates, { query: { page, limit: FULL_PAGE } }),
    MOST_PAGES,
  );
  return 'tooMany' in all ? undefined : all.rows;
}
