'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useQueryStates } from 'nuqs';
import { ClinicShares } from '@/components/billing/shares/clinic-shares';
import { SharesOfPatient } from '@/components/billing/shares/shares-of-patient';
import { PatientField } from '@/components/patients/shared/picker/patient-field';
import type { FailedLoad } from '@/components/table/use-list-screen';
import { PageHeader } from '@/components/ui/page-header';
import type { ShareRights } from '@/lib/billing/listed-share';
import { type ShareView, shareParams, sharesHref, shareViewOf } from '@/lib/billing/share-view';
import type { PatientSummary } from '@/lib/contract/patients';
import { toProblem } from '@/lib/queries/page-problem';

interface SharesScreenProps {
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  recents: readonly PatientSummary[];
  rights: ShareRights & {
    /** The list of the whole clinic: the role may, and the service offers it. */
    readonly seesClinic: boolean;
    readonly isRoleEnough: boolean;
  };
  failed: FailedLoad;
}

/** The review desk: everybody's where the service lists them, else one patient's at a time. */
export function SharesScreen({ today, recents, rights, failed }: SharesScreenProps) {
  const t = useTranslations('patientShares');
  const router = useRouter();
  const [asked, setAsked] = useQueryStates(shareParams);
  const view = shareViewOf(asked);
  const href = sharesHref(view);
  const serverProblem = failed?.href === href ? toProblem(failed.problem) : undefined;
  // Filters are answered by the browser's own question: the page need not come again.
  const show = (changes: Partial<ShareView>) =>
    void setAsked((before) => ({ ...before, ...changes, page: 1 }), { history: 'push' });
  const pick = (patientId: string) => router.push(sharesHref({ patientId }));

  if (view.patientId !== null) {
    return (
      <SharesOfPatient
        // Another patient's is another list: nothing of the first stays on the screen meanwhile.
        key={view.patientId}
        patientId={view.patientId}
        view={view}
        rights={rights}
        serverProblem={serverProblem}
      />
    );
  }
  const picker = (
    <PatientField today={today} recents={recents} error={undefined} onPick={({ id }) => pick(id)} />
  );
  if (!rights.seesClinic) {
    return (
      <>
        <PageHeader title={t('title')} />
        <div className="max-w-md">
          <p className="mb-3 text-ink-muted text-pretty">
            {t(rights.isRoleEnough ? 'onlyPatient.service' : 'onlyPatient.role')}
          </p>
          {picker}
        </div>
      </>
    );
  }
  return (
    <ClinicShares
      view={view}
      today={today}
      rights={rights}
      serverProblem={serverProblem}
      picker={picker}
      onView={show}
    />
  );
}
