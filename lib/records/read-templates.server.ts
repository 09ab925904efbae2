import 'server-only';
import { allPages, FULL_PAGE } from '@/lib/clinic/all-pages';
import type { Caller } from '@/lib/clinic/caller';
import { clinic } from '@/lib/clinic/clinic.server';
import { readOnBehalfOf } from '@/lib/clinic/on-behalf-of';
import { listEmrTemplates } from '@/lib/contract/emr-templates';
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
