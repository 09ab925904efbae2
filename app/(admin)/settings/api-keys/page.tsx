import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ReloadError } from '@/components/form/reload-error';
import { listedKeys } from '@/lib/api-keys/listed-key';
import { allPages, FULL_PAGE } from '@/lib/clinic/all-pages';
import { mayUse } from '@/lib/clinic/may-use';
import { readOnBehalfOf, requireRight } from '@/lib/clinic/on-behalf-of';
import { pageCaller } from '@/lib/clinic/page-caller';
import { listApiKeys } from '@/lib/contract/api-keys';
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
  const read = allPages(
    (page) => readOnBehalfOf(caller, listApiKeys, { query: { page, limit: FULL_PAGE } }),
    MOST_PAGES,
  );
  const [list, canCreate] = await Promise.all([
    loadForPage(caller, read),
    mayUse(caller, 'api-keys.create'),
  ]);
  const t = await getTranslations('apiKeys');
  if (list.problem) return <ReloadError problem={list.problem} title={t('failed')} />;
  const { timezone, clinic } = env();
  const keys = 'tooMany' in list.data ? undefined : listedKeys(list.data.rows, clinic.apiKey);
  return (
    <ClientMessages namespaces={['apiKeys']}>
      <ApiKeysScreen keys={keys} timezone={timezone} canCreate={canCreate} />
    </ClientMessages>
  );
}
