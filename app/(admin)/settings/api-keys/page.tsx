import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ReloadError } from '@/components/form/reload-error';
import { listedKeys } from '@/lib/api-keys/listed-key';
import { actionWord } from '@/lib/audit/actions';
import { allPages, FULL_PAGE } from '@/lib/clinic/all-pages';
import { clinic } from '@/lib/clinic/clinic.server';
import { mayUse } from '@/lib/clinic/may-use';
import { readOnBehalfOf, requireRight } from '@/lib/clinic/on-behalf-of';
import { pageCaller } from '@/lib/clinic/page-caller';
import { listApiKeys } from '@/lib/contract/api-keys';
import { operations } from '@/lib/contract/operations';
import { env } from '@/lib/env.server';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { loadForPage } from '@/lib/queries/load-for-page.server';
import { ApiKeysScreen } from './client';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('apiKeys');
  return { title: t('title') };
}

/** More keys than anybody looks through. */
const MOST_PAGES = 5;

/** The keys of the clinic service, read by the server alone: it knows which is the application's own. */
export default async function ApiKeysPage() {
  const caller = await pageCaller();
  await loadForPage(caller, requireRight(caller, listApiKeys, {}));
  // Asked without pages a service gives its one list.
  const hasPages = await clinic().features.offersInput(listApiKeys.id, 'page');
  const reading = allPages(
    (page) => readOnBehalfOf(caller, listApiKeys, { query: { page, limit: FULL_PAGE } }),
    hasPages ? MOST_PAGES : 1,
  );
  const [list, canCreate, canSeeUses] = await Promise.all([
    loadForPage(caller, reading),
    mayUse(caller, 'api-keys.create'),
    mayUse(caller, 'api-keys.uses'),
  ]);
  const t = await getTranslations('apiKeys');
  const actions = await getTranslations('audit.actions');
  const { timezone, clinic: settings } = env();
  const read = list.problem || 'tooMany' in list.data ? undefined : list.data.rows;
  return (
    <ClientMessages namespaces={['apiKeys']}>
      <ApiKeysScreen
        keys={read && listedKeys(read, settings.apiKey)}
        // The screen stays around it: it may be showing the one time that a new key is shown.
        failure={
          list.problem && <ReloadError heading="p" problem={list.problem} title={t('failed')} />
        }
        timezone={timezone}
        canCreate={canCreate}
        operationWords={
          canSeeUses
            ? Object.fromEntries(
                Object.values(operations).map(({ id }) => [id, actions(actionWord(id))]),
              )
            : undefined
        }
      />
    </ClientMessages>
  );
}
