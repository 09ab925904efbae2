'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { useLeadOn } from '@/components/form/use-lead-on';
import { RecordBody } from '@/components/records/record-body';
import { RecordForm } from '@/components/records/record-form';
import { visitText } from '@/components/records/templates/visit-words';
import { PrintButton } from '@/components/ui/buttons/print-button';
import { Card } from '@/components/ui/card';
import { News } from '@/components/ui/news';
import { useToast } from '@/components/ui/overlays/toast';
import { useIsHere } from '@/components/use-is-here';
import { formatInstant } from '@/lib/kit/dates/clinic-time';
import type { MedicalRecord } from '@/lib/records/medical-record';
import { recordsHref } from '@/lib/records/shared/record-view';

interface NewRecordScreenProps
  extends Omit<ComponentProps<typeof RecordForm>, 'afterMade' | 'onMade'> {
  /** The service lists records, so that a saved one is seen among them. */
  canList: boolean;
  /** Who writes it. */
  author: string;
}

export function NewRecordScreen({ canList, author, ...form }: NewRecordScreenProps) {
  const { patientId, visits, timezone } = form;
  const t = useTranslations('records');
  const emr = useTranslations('emr.visit');
  const locale = useLocale();
  const leadOn = useLeadOn();
  const isHere = useIsHere();
  const toast = useToast();
  const [made, setMade] = useState<Omit<MedicalRecord, 'addenda'>>();
  if (made === undefined) {
    return (
      <RecordForm
        {...form}
        afterMade={() => {
          if (canList || !isHere.current) toast({ message: t('form.made') });
        }}
        onMade={(record) => {
          if (canList) leadOn(`${recordsHref(patientId)}#${record.id}`);
          else setMade(record);
        }}
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
