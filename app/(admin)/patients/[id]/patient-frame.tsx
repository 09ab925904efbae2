import type { ReactNode } from 'react';
import { PatientBanner } from '@/components/patients/patient-banner';
import { RecordTabs } from '@/components/patients/record-tabs';
import { cx } from '@/components/ui/cx';
import type { Patient } from '@/lib/contract/patients';
import { ClientMessages } from '@/lib/i18n/client-messages';
import type { RecordPart } from '@/lib/patients/rules/record-parts';

interface PatientFrameProps {
  patient: Patient;
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  current: RecordPart;
  parts: readonly RecordPart[];
  actions?: ReactNode;
  /** What is printed says by itself whose it is. */
  isSheet?: boolean;
  children: ReactNode;
}

/** Whose record it is and its other parts, around a part that the server alone reads. */
export function PatientFrame(props: PatientFrameProps) {
  const { patient, today, current, parts, actions, isSheet, children } = props;
  return (
    <>
      <ClientMessages namespaces={['patient', 'identity']}>
        <div className={cx(isSheet && 'print:hidden')}>
          <PatientBanner patient={patient} today={today} actions={actions} />
          <RecordTabs id={patient.id} current={current} parts={parts} />
        </div>
      </ClientMessages>
      {children}
    </>
  );
}
