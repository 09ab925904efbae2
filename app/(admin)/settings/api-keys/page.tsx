import { getTranslations } from 'next-intl/server';
import { ReloadError } from '@/components/form/reload-error';
import { listedKeys } from '@/lib/connection/api-keys/listed-key';
import { listApiKeys } from '@/lib/contract/api-keys';
import { operations } from '@/lib/contract/operations';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { actionWord } from '@/lib/kit/audit-actions';
import { screenMetadata } from '@/lib/screen-metadata.server';
import { clinic } from '@/lib/server/clinic/clinic.server';
import { allPages, FULL_PAGE } from '@/lib/server/door/all-pages';
import { loadForPage } from '@/lib/server/door/load-for-page.server';
import { mayUse } from '@/lib/server/door/may-use';
import { readOnBehalfOf } from '@/lib/server/door/on-behalf-of';
import { pageCaller } from '@/lib/server/door/page-caller';
import { requireScreen } from '@/lib/server/door/require-screen.server';
import { env } from '@/lib/server/settings/env.server';
import { ApiKeysScreen } from './client';

export const generateMetadata = screenMetadata('apiKeys');

/** More keys than anybody looks through. */
const MOST_PAGES = 5;

/** The keys of the clinic service, read by the server alone: it knows which is the application's own. */
export default async function ApiKeysPage() {
  const caller = await pageCaller();
  await requireScreen(caller, 'apiKeys');
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
