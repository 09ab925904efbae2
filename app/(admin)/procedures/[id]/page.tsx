import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ReloadError } from '@/components/form/reload-error';
import { PageHeader } from '@/components/ui/page-header';
import { readLists } from '@/lib/agenda/shared/directory-lists.server';
import { ID_PATTERN } from '@/lib/contract/limits';
import { readProcedure } from '@/lib/contract/procedures';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { formOptions } from '@/lib/procedures/form-options';
import { screenMetadata } from '@/lib/screen-metadata.server';
import { clinic } from '@/lib/server/clinic/clinic.server';
import { loadForPage } from '@/lib/server/door/load-for-page.server';
import { readOnBehalfOf } from '@/lib/server/door/on-behalf-of';
import { pageCaller } from '@/lib/server/door/page-caller';
import { requireScreen } from '@/lib/server/door/require-screen.server';
import { EditProcedureScreen } from './client';

export const generateMetadata = screenMetadata('procedure');

export default async function EditProcedurePage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const caller = await pageCaller();
  if (!ID_PATTERN.test(id)) notFound();
  await requireScreen(caller, 'procedure', { params: { id } });
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
