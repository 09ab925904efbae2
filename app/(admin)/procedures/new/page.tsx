import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/ui/page-header';
import { readLists } from '@/lib/agenda/directory-lists.server';
import { mayUse } from '@/lib/clinic/may-use';
import { requireRight } from '@/lib/clinic/on-behalf-of';
import { pageCaller } from '@/lib/clinic/page-caller';
import { createProcedure } from '@/lib/contract/procedures';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { formOptions } from '@/lib/procedures/form-options';
import { loadForPage } from '@/lib/queries/load-for-page.server';
import { NewProcedureScreen } from './client';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('procedures.form');
  return { title: t('createTitle') };
}

export default async function NewProcedurePage() {
  const caller = await pageCaller();
  await loadForPage(caller, requireRight(caller, createProcedure, {}));
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
