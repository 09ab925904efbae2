import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/buttons/link-button';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import { newChargeHref } from '@/lib/billing/shared/charge-view';
import { newInvoiceHref } from '@/lib/billing/shared/invoice-view';
import { newPrescriptionHref } from '@/lib/records/shared/prescription-view';
import { newRecordHref } from '@/lib/records/shared/record-view';

/** What follows from an appointment that this person does here and the service takes. */
export interface FollowUps {
  /** To the patient's odontogram. */
  readonly chart: boolean;
  readonly record: boolean;
  readonly prescribe: boolean;
  readonly bill: boolean;
  /** To a payer. */
  readonly charge: boolean;
}

/** The ways on from an appointment: it is charted, written up, prescribed for and billed. */
export function FollowUpLinks({ entry, follows }: { entry: AgendaEntry; follows: FollowUps }) {
  const t = useTranslations('appointment');
  const start = { appointmentId: entry.id };
  if (!Object.values(follows).some(Boolean)) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {follows.chart && (
        <LinkButton
          href={`/patients/${encodeURIComponent(entry.patientId)}/odontogram`}
          icon="tooth"
        >
          {t('chart')}
        </LinkButton>
      )}
      {follows.record && (
        <LinkButton href={newRecordHref(entry.patientId, start)} icon="pen">
          {t('record')}
        </LinkButton>
      )}
      {follows.prescribe && (
        <LinkButton href={newPrescriptionHref(entry.patientId, start)}>{t('prescribe')}</LinkButton>
      )}
      {follows.bill && (
        <LinkButton href={newInvoiceHref(entry)} icon="receipt">
          {t('bill')}
        </LinkButton>
      )}
      {follows.charge && <LinkButton href={newChargeHref(entry)}>{t('charge')}</LinkButton>}
    </div>
  );
}
