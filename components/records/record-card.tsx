import { useLocale, useTranslations } from 'next-intl';
import { useVisitWords } from '@/components/records/templates/visit-words';
import { Link } from '@/components/ui/buttons/link';
import type { PatientVisit } from '@/lib/agenda/shared/patient-visits';
import { formatInstant } from '@/lib/kit/dates/clinic-time';
import type { MedicalRecord } from '@/lib/records/medical-record';
import { recordHref } from '@/lib/records/shared/record-view';
import type { Template } from '@/lib/records/template';
import { Addenda } from './addenda';
import { RecordBody } from './record-body';

interface RecordCardProps {
  record: MedicalRecord;
  template: Template | undefined;
  /** Of which it was written, where it is known. */
  visit: PatientVisit | undefined;
  /** The clinic's time zone. */
  timezone: string;
}

/** One record among others, whole: nobody presses through a history to read it. */
export function RecordCard({ record, template, visit, timezone }: RecordCardProps) {
  const t = useTranslations('records');
  const emr = useTranslations('emr.visit');
  const visitWords = useVisitWords();
  const locale = useLocale();
  const { id, patientId, fields, addenda, createdAt, createdByName } = record;
  return (
    <article
      id={id}
      aria-labelledby={`title-${id}`}
      className="scroll-mt-16 rounded-md border border-line bg-surface target:border-accent print:break-inside-avoid-page"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-2.5">
        <h2 id={`title-${id}`} className="font-semibold">
          {template?.name ?? record.templateId}
          {visit && (
            <span className="block text-sm font-normal text-ink-muted">
              {emr('of', { visit: visitWords(visit) })}
            </span>
          )}
        </h2>
        <p className="tabular flex flex-wrap items-baseline gap-x-4 text-sm text-ink-muted">
          <span>
            {[formatInstant(createdAt, locale, timezone), createdByName]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <Link
            href={recordHref(patientId, id)}
            className="font-medium text-accent underline-offset-2 hover:underline print:hidden"
          >
            {t('open')}
          </Link>
        </p>
      </header>
      <div className="p-4">
        <RecordBody fields={fields} template={template} timezone={timezone} />
        <Addenda addenda={addenda} timezone={timezone} />
      </div>
    </article>
  );
}
