'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { ChargeForm } from '@/components/billing/charges/new/charge-form';
import { ChosenPatient } from '@/components/patients/shared/picker/chosen-patient';
import { Banner } from '@/components/ui/banner';
import { PageHeader } from '@/components/ui/page-header';
import type { ChargeStart } from '@/lib/billing/charge-form';
import type { Payer } from '@/lib/billing/read-payers.server';
import { patientQueries } from '@/lib/patients/shared/patient-queries';

interface NewChargeScreenProps {
  start: ChargeStart;
  /** The appointment in words. */
  appointment: string;
  payers: readonly Payer[];
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  rights: ComponentProps<typeof ChargeForm>['rights'];
}

/** An attention is charged to a payer, and what the patient pays of it is written down. */
export function NewChargeScreen(props: NewChargeScreenProps) {
  const { start, appointment, payers, today, rights } = props;
  const t = useTranslations('charges.new');
  return (
    <>
      <PageHeader title={t('title')} />
      {payers.length === 0 ? (
        <Banner tone="attention">{t('noPayers')}</Banner>
      ) : (
        <ChargeForm
          start={start}
          payers={payers}
          rights={rights}
          subject={
            <div className="grid max-w-xl gap-2">
              <Patient id={start.patientId} today={today} />
              <p className="text-sm text-ink-muted">{t('attention.of', { when: appointment })}</p>
            </div>
          }
        />
      )}
    </>
  );
}

function Patient({ id, today }: { id: string; today: string }) {
  const read = useQuery(patientQueries.read(id));
  return <ChosenPatient patient={read.data} isUnread={read.isError} today={today} />;
}
