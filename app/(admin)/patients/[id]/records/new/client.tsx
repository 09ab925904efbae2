'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { RecordBody } from '@/components/records/record-body';
import { RecordForm } from '@/components/records/record-form';
import { useRecordForm } from '@/components/records/use-record-form';
import { Card } from '@/components/ui/card';
import { News } from '@/components/ui/news';
import { PrintButton } from '@/components/ui/print-button';
import { useToast } from '@/components/ui/toast';
import type { PatientVisit } from '@/lib/agenda/patient-visits';
import type { MedicalRecord } from '@/lib/records/medical-record';
import { recordsHref } from '@/lib/records/record-view';
import type { Template } from '@/lib/records/template';

interface NewRecordScreenProps {
  patientId: string;
  place: string;
  start: { readonly appointmentId: string; readonly templateId: string };
  templates: readonly Template[] | undefined;
  visits: readonly PatientVisit[];
  /** The clinic's time zone. */
  timezone: string;
  /** The service lists records, so that a saved one is seen among them. */
  canList: boolean;
  /** What is saved can be opened again and added to. */
  isAddedTo: boolean;
}

export function NewRecordScreen(props: NewRecordScreenProps) {
  const { patientId, place, start, templates, visits, timezone, canList, isAddedTo } = props;
  const t = useTranslations('records');
  const router = useRouter();
  const toast = useToast();
  const [made, setMade] = useState<Omit<MedicalRecord, 'addenda'>>();
  const form = useRecordForm({
    place,
    templates,
    start,
    visits,
    timezone,
    onMade(record) {
      if (!canList) return setMade(record);
      toast({ message: t('form.made') });
      router.replace(`${recordsHref(patientId)}#${record.id}`);
    },
    onOutdated: () => router.refresh(),
  });
  if (made === undefined) {
    return (
      <RecordForm
        patientId={patientId}
        form={form}
        visits={visits}
        templates={templates}
        isAddedTo={isAddedTo}
      />
    );
  }
  return (
    <div className="grid max-w-4xl gap-4">
      <News tone="done" title={t('form.made')} className="print:hidden">
        <p className="mb-2">{t('form.madeOnly')}</p>
        <PrintButton>{t('print')}</PrintButton>
      </News>
      <Card title={made.templateId}>
        <RecordBody fields={made.fields} template={undefined} timezone={timezone} />
      </Card>
    </div>
  );
}
