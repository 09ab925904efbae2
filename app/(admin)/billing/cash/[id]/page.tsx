import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { CashExport } from '@/components/billing/cash/cash-export';
import { CashSheet } from '@/components/billing/cash/cash-sheet';
import { ReopenButton } from '@/components/billing/cash/reopen-button';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { PrintButton } from '@/components/ui/buttons/print-button';
import { EmptyState } from '@/components/ui/states/empty-state';
import { findSession, isLastOf } from '@/lib/billing/cash/cash-sessions.server';
import { CASH_PATH } from '@/lib/billing/cash/cash-view';
import { ID_PATTERN } from '@/lib/contract/limits';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { mayDo } from '@/lib/kit/rights';
import { screenMetadata } from '@/lib/screen-metadata.server';
import { pageCaller } from '@/lib/server/door/page-caller';
import { requireScreen } from '@/lib/server/door/require-screen.server';

export const generateMetadata = screenMetadata('cashSheet');

/** A closed session as it is printed: one's own, or of anybody for those who see all tills. */
export default async function CashSheetPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const caller = await pageCaller();
  await requireScreen(caller, 'cashSheet');
  const { staff } = caller.session;
  const session = ID_PATTERN.test(id) ? await findSession(id) : undefined;
  const isOwn = session?.staffId === staff.id;
  // A person who sees no other tills is not told which there are.
  if (session === undefined || (!isOwn && !mayDo(staff.role, 'cash.all'))) notFound();
  const t = await getTranslations('cash');
  const { close, number } = session;
  const canReopen = isOwn && close !== undefined && (await isLastOf(session));
  return (
    <ClientMessages namespaces={['cash']}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2 print:hidden">
        <LinkButton href={CASH_PATH} icon="back" variant="quiet">
          {t('back')}
        </LinkButton>
        {close && (
          <span className="flex flex-wrap gap-2">
            {canReopen && <ReopenButton session={{ id, number }} />}
            <CashExport of={{ id }} name={t('sheet.fileName', { number })} />
            <PrintButton variant="primary">{t('sheet.print')}</PrintButton>
          </span>
        )}
      </div>
      {close ? (
        <CashSheet session={session} close={close} />
      ) : (
        <EmptyState icon="till" title={t('sheet.stillOpen')}>
          <p>{t('sheet.stillOpenExplain')}</p>
        </EmptyState>
      )}
    </ClientMessages>
  );
}
