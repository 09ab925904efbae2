import { useLocale, useTranslations } from 'next-intl';
import { useVisitWords } from '@/components/records/templates/visit-words';
import { LinkButton } from '@/components/ui/buttons/link-button';
import type { PatientVisit } from '@/lib/agenda/shared/patient-visits';
import { formatInstant } from '@/lib/kit/dates/clinic-time';
import type { Medication } from '@/lib/kit/medication';
import { newPrescriptionHref, prescriptionHref } from '@/lib/records/shared/prescription-view';
import { PrescriptionLines } from './prescription-lines';

interface PrescriptionCardProps {
  prescription: {
    readonly id: string;
    readonly patientId: string;
    readonly appointmentId: string;
    readonly medications: readonly Medication[];
    readonly diagnosis?: string | undefined;
    readonly notes?: string | undefined;
    readonly createdAt: string;
    readonly createdByName?: string | undefined;
  };
  /** Of which it was written, where it is known. */
  visit: PatientVisit | undefined;
  /** The clinic's time zone. */
  timezone: string;
  canWrite: boolean;
}

/** One prescription among others, whole. */
export function PrescriptionCard(props: PrescriptionCardProps) {
  const { prescription, visit, timezone, canWrite } = props;
  const t = useTranslations('prescriptions');
  const emr = useTranslations('emr.visit');
  const visitWords = useVisitWords();
  const locale = useLocale();
  const { id, patientId, medications, diagnosis, notes, createdAt, createdByName } = prescription;
  return (
    <article
      id={id}
      aria-labelledby={`title-${id}`}
      className="scroll-mt-16 rounded-md border border-line bg-surface target:border-accent"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-2">
        <h2 id={`title-${id}`} className="tabular font-semibold">
          {formatInstant(createdAt, locale, timezone)}
          {createdByName && (
            <span className="ml-3 font-normal text-ink-muted">{createdByName}</span>
          )}
          {visit && (
            <span className="block text-sm font-normal text-ink-muted">
              {emr('of', { visit: visitWords(visit) })}
            </span>
          )}
        </h2>
        <span className="flex flex-wrap gap-2">
          {canWrite && (
            <LinkButton href={newPrescriptionHref(patientId, { repeat: id })} size="small">
              {t('repeat')}
            </LinkButton>
          )}
          <LinkButton href={prescriptionHref(prescription)} size="small" icon="print">
            {t('sheet')}
          </LinkButton>
        </span>
      </header>
      <div className="grid gap-3 p-4">
        {diagnosis && (
          <p>
            <span className="text-ink-muted">{t('form.diagnosis')}: </span>
            {diagnosis}
          </p>
        )}
        <PrescriptionLines medications={medications} />
        {notes && <p className="max-w-prose wrap-anywhere whitespace-pre-wrap">{notes}</p>}
      </div>
    </article>
  );
}
