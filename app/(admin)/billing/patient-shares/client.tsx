'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { PatientField } from '@/components/patient-picker/patient-field';
import { ClinicShares } from '@/components/patient-shares/clinic-shares';
import { SharesOfPatient } from '@/components/patient-shares/shares-of-patient';
import { PageHeader } from '@/components/ui/page-header';
import { parseShareView, type ShareView, sharesHref } from '@/lib/billing/share-view';
import type { PatientSummary } from '@/lib/contract/patients';
import { type PageProblem, toProblem } from '@/lib/queries/page-problem';
import { pushAddress } from '@/lib/show-address';

interface SharesScreenProps {
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  recents: readonly PatientSummary[];
  rights: {
    /** The list of the whole clinic: the role may, and the service offers it. */
    readonly seesClinic: boolean;
    readonly isRoleEnough: boolean;
    readonly settles: boolean;
    readonly takesReceipts: boolean;
  };
  /** The load that failed on the server, and the address it was for. */
  failed: { readonly href: string; readonly problem: PageProblem } | undefined;
}

/** The review desk: everybody's where the service lists them, else one patient's at a time. */
export function SharesScreen({ today, recents, rights, failed }: SharesScreenProps) {
  const t = useTranslations('patientShares');
  const router = useRouter();
  const params = useSearchParams();
  const view = parseShareView((name) => params.get(name));
  const href = sharesHref(view);
  const serverProblem = failed?.href === href ? toProblem(failed.problem) : undefined;
  // Filters are answered by the browser's own question: the page need not come again.
  const show = (next: ShareView) => pushAddress(sharesHref(next));
  const pick = (patientId: string) => router.push(sharesHref({ patientId, page: 1 }));

  if (view.patientId !== undefined) {
    return (
      <SharesOfPatient
        // Another patient's is another list: nothing of the first stays on the screen meanwhile.
        key={view.patientId}
        patientId={view.patientId}
        page={view.page}
        rights={rights}
        serverProblem={serverProblem}
      />
    );
  }
  const picker = (
    <PatientField
      today={today}
      recents={recents}
      canCreate={false}
      error={undefined}
      onPick={({ id }) => pick(id)}
    />
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
