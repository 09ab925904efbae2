import { getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/ui/page-header';
import { readLists } from '@/lib/agenda/shared/directory-lists.server';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { formOptions } from '@/lib/procedures/form-options';
import { screenMetadata } from '@/lib/screen-metadata.server';
import { loadForPage } from '@/lib/server/door/load-for-page.server';
import { mayUse } from '@/lib/server/door/may-use';
import { pageCaller } from '@/lib/server/door/page-caller';
import { requireScreen } from '@/lib/server/door/require-screen.server';
import { NewProcedureScreen } from './client';

export const generateMetadata = screenMetadata('newProcedure');

export default async function NewProcedurePage() {
  const caller = await pageCaller();
  await requireScreen(caller, 'newProcedure');
  const t = await getTranslations('procedures.form');
  const [lists, canLookUp] = await Promise.all([
    loadForPage(caller, readLists()),
    mayUse(caller, 'procedures.list'),
  ]);
  return (
    <>
      <PageHeader title={t('createTitle')} />
      <ClientMessages namespaces={['procedures']}>
        <NewProcedureScreen options={formOptions(lists)} canLookUp={canLookUp} />
      </ClientMessages>
    </>
  );
}
