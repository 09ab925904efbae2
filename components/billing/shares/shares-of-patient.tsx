'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { CsvButton } from '@/components/billing/csv-button';
import { problemFacts } from '@/components/form/problem-message';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { EmptyState } from '@/components/ui/states/empty-state';
import { shareQueries } from '@/lib/billing/billing-queries';
import type { ShareRights } from '@/lib/billing/listed-share';
import { SHARES_PAGE, SHARES_PATH, type ShareView } from '@/lib/billing/share-view';
import { fullName } from '@/lib/kit/text/full-name';
import { patientQueries } from '@/lib/patients/shared/patient-queries';
import { SharesList } from './shares-list';
import { TotalsCard } from './totals-card';

interface SharesOfPatientProps {
  patientId: string;
  view: ShareView;
  rights: ShareRights & { readonly seesClinic: boolean };
  /** What the server met, as long as the browser has not tried for itself. */
  serverProblem: Error | undefined;
}

/** What one patient paid, to the letter of the published contract: newest first, page by page. */
export function SharesOfPatient({ patientId, view, rights, serverProblem }: SharesOfPatientProps) {
  const t = useTranslations('patientShares');
  const list = useQuery(shareQueries.ofPatient(patientId, view.page, SHARES_PAGE));
  const patient = useQuery(patientQueries.read(patientId));
  const problem = list.error ?? (list.isPending ? serverProblem : undefined);
  const isUnknown = problem !== undefined && problemFacts(problem).status === 404;
  const isInactive = patient.data?.status === 'inactive';
  const found = list.data && { shares: list.data.payments, total: list.data.pagination.total };
  const filter = { patientId };
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={
          <span className="flex flex-wrap gap-x-3">
            {patient.data && (
              <a href={`/patients/${patientId}`} className="font-medium text-ink">
                {fullName(patient.data)}
              </a>
            )}
            {found && <span role="status">{t('total', { total: found.total })}</span>}
          </span>
        }
        actions={
          <>
            <LinkButton href={SHARES_PATH} icon="back" size="small">
              {t(rights.seesClinic ? 'back' : 'otherPatient')}
            </LinkButton>
            {found && found.total > 0 && <CsvButton of="shares" filter={filter} />}
          </>
        }
      />
      {isUnknown ? (
        <div className="rounded-md border border-line bg-surface">
          <EmptyState
            icon="person"
            title={t(isInactive ? 'inactivePatient.title' : 'unknownPatient.title')}
          >
            {t(isInactive ? 'inactivePatient.explain' : 'unknownPatient.explain')}
          </EmptyState>
        </div>
      ) : (
        <>
          {found && found.total > 0 && <TotalsCard filter={filter} listed={found.total} />}
          <SharesList
            view={view}
            rights={rights}
            found={found}
            problem={problem}
            isFetching={list.isFetching}
            isStale={list.isPlaceholderData}
            onRetry={() => void list.refetch()}
          />
        </>
      )}
    </>
  );
}
