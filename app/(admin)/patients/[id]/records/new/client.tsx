'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { visitText } from '@/components/emr/visit-words';
import { useLeadOn } from '@/components/form/use-lead-on';
import { RecordBody } from '@/components/records/record-body';
import { RecordForm } from '@/components/records/record-form';
import { useRecordForm } from '@/components/records/use-record-form';
import { Card } from '@/components/ui/card';
import { News } from '@/components/ui/news';
import { PrintButton } from '@/components/ui/print-button';
import { useToast } from '@/components/ui/toast';
import { useIsHere } from '@/components/use-is-here';
import type { PatientVisit } from '@/lib/agenda/patient-visits';
import type { DraftName } from '@/lib/emr/draft-memory';
import type { MedicalRecord } from '@/lib/records/medical-record';
import { recordsHref } from '@/lib/records/record-view';
import type { Template } from '@/lib/records/template';
import { formatInstant } from '@/lib/rules/clinic-time';

interface NewRecordScreenProps {
  patientId: string;
  /** Where what was typed is kept while this page is left. */
  draftName: DraftName;
  start: { readonly appointmentId: string; readonly templateId: string };
  templates: readonly Template[] | undefined;
  visits: readonly PatientVisit[];
  /** The clinic's time zone. */
  timezone: string;
  /** The service lists records, so that a saved one is seen among them. */
  canList: boolean;
  /** What is saved can be opened again and added to. */
  isAddedTo: boolean;
  /** Who writes it. */
  author: string;
}

export function NewRecordScreen(props: NewRecordScreenProps) {
  const { patientId, draftName, start, templates, visits, timezone, canList, isAddedTo, author } =
    props;
  const t = useTranslations('records');
  const emr = useTranslations('emr.visit');
  const locale = useLocale();
  const router = useRouter();
  const leadOn = useLeadOn();
  const isHere = useIsHere();
  const toast = useToast();
  const [made, setMade] = useState<Omit<MedicalRecord, 'addenda'>>();
  const form = useRecordForm({
    patientId,
    name: draftName,
    templates,
    start,
    visits,
    timezone,
    onMade(record) {
      if (!canList && isHere.current) return setMade(record);
      toast({ message: t('form.made') });
      if (canList) leadOn(`${recordsHref(patientId)}#${record.id}`);
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
  const visit = visits.find(({ id }) => id === made.appointmentId);
  const at = formatInstant(made.createdAt, locale, timezone);
  return (
    <div className="grid max-w-4xl gap-4">
      <News tone="done" title={t('form.made')} className="print:hidden">
        <p className="mb-2">{t('form.madeOnly')}</p>
        <PrintButton>{t('print')}</PrintButton>
      </News>
      <Card title={made.templateId}>
        <div className="mb-4 text-ink-muted">
          {visit && <p>{emr('of', { visit: visitText(visit, locale) })}</p>}
          <p className="tabular">{t('savedBy', { at, name: author })}</p>
        </div>
        <RecordBody fields={made.fields} template={undefined} timezone={timezone} />
        <p className="line-to-sign mt-16 hidden max-w-72 break-inside-avoid print:block">
          {author}
          <span className="block">{t('register')}</span>
        </p>
      </Card>
    </div>
  );
}
