'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { useLeadOn } from '@/components/form/use-lead-on';
import { PrescriptionForm } from '@/components/prescriptions/prescription-form';
import { usePrescriptionForm } from '@/components/prescriptions/use-prescription-form';
import { useToast } from '@/components/ui/toast';
import type { DraftName } from '@/lib/emr/draft-memory';
import type { PrescriptionDraft } from '@/lib/prescriptions/prescription-draft';
import { prescriptionHref } from '@/lib/prescriptions/prescription-view';

interface NewPrescriptionScreenProps extends Omit<ComponentProps<typeof PrescriptionForm>, 'form'> {
  /** Where what was typed is kept while this page is left. */
  draftName: DraftName;
  start: PrescriptionDraft;
}

/** A prescription that was made is what is printed next. */
export function NewPrescriptionScreen({ draftName, start, ...form }: NewPrescriptionScreenProps) {
  const leadOn = useLeadOn();
  const t = useTranslations('prescriptions.form');
  const toast = useToast();
  const state = usePrescriptionForm({
    patientId: form.patientId,
    name: draftName,
    start,
    visits: form.visits,
    onMade: (made) => {
      toast({ message: t('made') });
      leadOn(prescriptionHref(made));
    },
  });
  return <PrescriptionForm {...form} form={state} />;
}
