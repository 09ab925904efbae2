'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { InvoiceForm } from '@/components/invoices/new/invoice-form';
import { type InvoiceStart, useNewInvoice } from '@/components/invoices/new/use-new-invoice';
import { ChosenPatient } from '@/components/patient-picker/chosen-patient';
import { PatientField } from '@/components/patient-picker/patient-field';
import { Banner } from '@/components/ui/banner';
import { PageHeader } from '@/components/ui/page-header';
import type { PatientSummary } from '@/lib/contract/patients';
import { patientQueries } from '@/lib/queries/patients';

interface NewInvoiceScreenProps {
  start: InvoiceStart;
  /** It is the patient's plan that is to be billed. */
  startsWithPlan: boolean;
  /** The appointment in words. */
  appointment: string | undefined;
  /** An appointment was asked for and could not be read. */
  isAppointmentUnread: boolean;
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  recents: readonly PatientSummary[];
  rights: {
    readonly createsPatients: boolean;
    readonly searchesProcedures: boolean;
    readonly readsInvoices: boolean;
    readonly voidsInvoices: boolean;
    readonly removesCharges: boolean;
    readonly billsPlan: boolean;
  };
}

export function NewInvoiceScreen(props: NewInvoiceScreenProps) {
  const { start, startsWithPlan, appointment, isAppointmentUnread, today, recents, rights } = props;
  const t = useTranslations('invoices.new');
  const invoice = useNewInvoice(start);
  const { patientId, isPatientMissing } = invoice;
  const { outcome } = invoice.submission;
  const subject = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState<PatientSummary>();
  const read = useQuery({
    ...patientQueries.read(patientId),
    enabled: patientId !== '' && picked === undefined,
  });
  const isRefused = outcome?.fields.some(({ path }) => path === 'patientId');
  const error = isPatientMissing
    ? t('errors.patient')
    : isRefused
      ? t('errors.inactive')
      : undefined;

  // The field that was typed into is gone.
  useEffect(() => {
    if (picked) subject.current?.querySelector<HTMLElement>('[name="patient"]')?.focus();
  }, [picked]);

  function pick(patient: PatientSummary): void {
    setPicked(patient);
    invoice.choosePatient(patient.id);
  }

  return (
    <>
      <PageHeader title={t('title')} />
      <InvoiceForm
        invoice={invoice}
        rights={rights}
        startsWithPlan={startsWithPlan}
        subject={
          <div ref={subject} className="grid max-w-xl gap-2">
            {isAppointmentUnread && <Banner tone="attention">{t('appointment.unread')}</Banner>}
            {patientId === '' ? (
              <PatientField
                today={today}
                recents={recents}
                canCreate={rights.createsPatients}
                error={error}
                onPick={pick}
              />
            ) : (
              <ChosenPatient
                patient={picked ?? read.data}
                isUnread={read.isError}
                today={today}
                error={error}
                onChange={() => {
                  setPicked(undefined);
                  invoice.choosePatient('');
                }}
              />
            )}
            {appointment !== undefined && (
              <p className="text-sm text-ink-muted">
                {t(
                  invoice.appointmentId === undefined ? 'appointment.unlinked' : 'appointment.of',
                  {
                    when: appointment,
                  },
                )}
              </p>
            )}
          </div>
        }
      />
    </>
  );
}
