'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useFieldState } from '@/components/form/fields';
import { ChosenPatient } from '@/components/patients/shared/picker/chosen-patient';
import { PatientField } from '@/components/patients/shared/picker/patient-field';
import { Banner } from '@/components/ui/banner';
import type { InvoiceValues } from '@/lib/billing/invoices/invoice-form';
import type { PatientSummary } from '@/lib/contract/patients';
import { patientQueries } from '@/lib/patients/shared/patient-queries';

export interface InvoiceSubjectProps {
  /** The appointment in words. */
  appointment: string | undefined;
  /** An appointment was asked for and could not be read. */
  isAppointmentUnread: boolean;
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  recents: readonly PatientSummary[];
  createsPatients: boolean;
}

interface ForPatientProps extends InvoiceSubjectProps {
  /** Of the address: the appointment is theirs. */
  patientId: string | undefined;
  onChoose: () => void;
}

/** Whom an invoice is for, and of which appointment. */
export function InvoiceSubject(props: ForPatientProps) {
  const { appointment, isAppointmentUnread, today, recents, createsPatients } = props;
  const t = useTranslations('invoices.new');
  const { watch, setValue } = useFormContext<InvoiceValues>();
  const { field } = useController<InvoiceValues, 'patient'>({ name: 'patient' });
  const { error } = useFieldState('patient');
  const subject = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState<PatientSummary>();
  const read = useQuery({
    ...patientQueries.read(field.value),
    enabled: field.value !== '' && picked === undefined,
  });

  // The field that was typed into is gone.
  useEffect(() => {
    if (picked) subject.current?.querySelector<HTMLElement>('[name="patient"]')?.focus();
  }, [picked]);

  function choose(patient: PatientSummary | undefined): void {
    const id = patient?.id ?? '';
    setPicked(patient);
    field.onChange(id);
    // An appointment is of one patient.
    if (id !== props.patientId) setValue('appointment', '', { shouldDirty: true });
    props.onChoose();
  }

  return (
    <div ref={subject} className="grid max-w-xl gap-2">
      {isAppointmentUnread && <Banner tone="attention">{t('appointment.unread')}</Banner>}
      {field.value === '' ? (
        <PatientField
          today={today}
          recents={recents}
          create={createsPatients ? 'tab' : undefined}
          error={error}
          onPick={choose}
        />
      ) : (
        <ChosenPatient
          patient={picked ?? read.data}
          isUnread={read.isError}
          today={today}
          error={error}
          onChange={() => choose(undefined)}
        />
      )}
      {appointment !== undefined && (
        <p className="text-sm text-ink-muted">
          {t(watch('appointment') === '' ? 'appointment.unlinked' : 'appointment.of', {
            when: appointment,
          })}
        </p>
      )}
    </div>
  );
}
