import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ReloadError } from '@/components/form/reload-error';
import { PageHeader } from '@/components/ui/page-header';
import { readLists } from '@/lib/agenda/directory-lists.server';
import { clinic } from '@/lib/clinic/clinic.server';
import { readOnBehalfOf, requireRight } from '@/lib/clinic/on-behalf-of';
import { pageCaller } from '@/lib/clinic/page-caller';
import { ID_PATTERN } from '@/lib/contract/limits';
import { changeProcedure, readProcedure } from '@/lib/contract/procedures';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { formOptions } from '@/lib/procedures/form-options';
import { loadForPage } from '@/lib/queries/load-for-page.server';
import { EditProcedureScreen } from './client';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('procedures.form');
  return { title: t('editTitle') };
}

export default async function EditProcedurePage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const caller = await pageCaller();
  if (!ID_PATTERN.test(id)) notFound();
  await loadForPage(caller, requireRight(caller, changeProcedure, { params: { id } }));
  const { features } = clinic();
  if (features.known() && !(await features.offers(readProcedure.id))) notFound();
  const t = await getTranslations('procedures.form');
  const [read, lists] = await Promise.all([
    loadForPage(caller, readOnBehalfOf(caller, readProcedure, { params: { id } })),
    loadForPage(caller, readLists()),
  ]);
  if (read.problem?.status === 404) notFound();
  if (read.problem) return <ReloadError problem={read.problem} title={t('failed')} />;
  return (
    <>
      <PageHeader title={t('editTitle')} facts={read.data.name} />
      <ClientMessages namespaces={['procedures']}>
        <EditProcedureScreen procedure={read.data} options={formOptions(lists)} />
      </ClientMessages>
    </>
  );
}
