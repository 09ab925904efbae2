'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { Patient } from '@/lib/contract/patients';
import { type PatientAlert, patientAlerts } from '@/lib/rules/patient-alerts';
import { useIdentityWords } from './use-identity-words';

/** What to know before anything else, next to the name; nothing where there is nothing to say. */
export function PatientAlertList({ patient, today }: { patient: Patient; today: string }) {
  const t = useTranslations('patient');
  const words = useIdentityWords();
  const alerts = patientAlerts(patient, today);
  if (alerts.length === 0) return null;
  const text = (alert: PatientAlert): string =>
    alert.kind === 'document_outgrown'
      ? t('alerts.document_outgrown', { type: words.documentType(alert.expected) })
      : t(`alerts.${alert.kind}`);
  return (
    <ul aria-label={t('alertsLabel')} className="flex flex-wrap gap-1.5">
      {alerts.map((alert) => (
        <li key={alert.kind}>
          <Badge tone="attention">{text(alert)}</Badge>
        </li>
      ))}
    </ul>
  );
}
