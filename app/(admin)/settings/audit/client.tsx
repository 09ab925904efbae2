'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useOptimistic, useState, useTransition } from 'react';
import { AuditFilters } from '@/components/audit/audit-filters';
import { ChainCheck } from '@/components/audit/chain-check';
import { ExportButton } from '@/components/audit/export-button';
import { HeadFromFile } from '@/components/audit/head-from-file';
import { useChainCheck } from '@/components/audit/use-chain-check';
import { PatientField } from '@/components/patients/shared/picker/patient-field';
import { Button } from '@/components/ui/buttons/button';
import { cx } from '@/components/ui/cx';
import { Dialog } from '@/components/ui/overlays/dialog';
import { PageHeader } from '@/components/ui/page-header';
import { type AuditFilter, auditHref } from '@/lib/audit/audit-view';
import type { TrailPerson } from '@/lib/audit/trail-page.server';
import type { PatientSummary } from '@/lib/contract/patients';
import { fullName } from '@/lib/kit/text/full-name';

interface AuditScreenProps {
  filter: AuditFilter;
  people: readonly TrailPerson[];
  /** Of the patient who is meant, where it is known. */
  patientName: string | undefined;
  /** How many rows are found, in words. */
  total: string;
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  /** The clinic's. */
  timezone: string;
  /** The rows, as the server renders them. */
  children: ReactNode;
}

/** The trail through filters, and what can be done with the whole of it. */
export function AuditScreen(props: AuditScreenProps) {
  const { filter, people, patientName, total, today, timezone, children } = props;
  const t = useTranslations('audit');
  const common = useTranslations('common');
  const router = useRouter();
  const [isLoading, load] = useTransition();
  const [isPicking, setPicking] = useState(false);
  const { check, start, cancel } = useChainCheck();
  // What was chosen counts at once, also for what is chosen next: the rows come later.
  const [chosen, choose] = useOptimistic(filter);
  const [picked, setPicked] = useState<PatientSummary>();
  const isAsked = chosen.patientId !== filter.patientId && chosen.patientId === picked?.id;
  const show = (next: AuditFilter) =>
    load(() => {
      choose(next);
      router.push(auditHref(next));
    });
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={<span role="status">{isLoading ? t('filters.loading') : total}</span>}
        actions={
          <>
            <Button
              size="small"
              icon="check"
              pending={check.kind === 'running'}
              onClick={() => void start()}
            >
              {t('verify.start')}
            </Button>
            <ExportButton filter={chosen} />
          </>
        }
      />
      <ChainCheck check={check} cancel={cancel} timezone={timezone} />
      {check.kind !== 'none' && (
        <HeadFromFile isChecking={check.kind === 'running'} onCheck={(head) => void start(head)} />
      )}
      <AuditFilters
        filter={chosen}
        people={people}
        patientName={isAsked ? picked && fullName(picked) : patientName}
        today={today}
        onChange={show}
        onPatient={() => setPicking(true)}
      />
      <div
        aria-busy={isLoading}
        className={cx('rounded-md border border-line bg-surface', isLoading && 'dim-late')}
      >
        {children}
      </div>
      <Dialog
        open={isPicking}
        onClose={() => setPicking(false)}
        title={t('filters.patient')}
        closeLabel={common('close')}
      >
        {/* As high as what is found hangs down. */}
        <div className="min-h-96">
          <PatientField
            today={today}
            recents={[]}
            error={undefined}
            onPick={(patient) => {
              setPicking(false);
              setPicked(patient);
              show({ ...chosen, patientId: patient.id });
            }}
          />
        </div>
      </Dialog>
    </>
  );
}
