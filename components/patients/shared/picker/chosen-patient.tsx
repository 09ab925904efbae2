'use client';

import { useTranslations } from 'next-intl';
import { usePatientFacts } from '@/components/patients/use-patient-facts';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/buttons/button';
import { Skeleton } from '@/components/ui/states/skeleton';
import type { PatientSummary } from '@/lib/contract/patients';
import { fullName } from '@/lib/kit/text/full-name';

interface ChosenPatientProps {
  /** Absent while the record is read. */
  patient: PatientSummary | undefined;
  /** The record cannot be read. */
  isUnread: boolean;
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  error?: string | undefined;
  /** Absent where it is settled who it is. */
  onChange?: () => void;
}

/** Whom the appointment is for. */
export function ChosenPatient({
  patient: known,
  isUnread,
  today,
  error,
  onChange,
}: ChosenPatientProps) {
  const t = useTranslations('patientPicker');
  const factsOf = usePatientFacts(today);
  return (
    <div>
      <p className="mb-1 font-medium">{t('label')}</p>
      <div className="flex items-center gap-2.5 rounded-md border border-line bg-sunken py-1.5 pr-1.5 pl-2.5">
        {known && <Avatar name={known.firstName} surname={known.lastName} />}
        <div className="min-w-0 flex-1 leading-tight">
          {known ? (
            <>
              <p className="font-medium wrap-anywhere">
                {fullName(known)}{' '}
                {known.status === 'inactive' && <Badge tone="attention">{t('inactive')}</Badge>}
              </p>
              <p className="tabular flex flex-wrap gap-x-2.5 text-sm text-ink-muted">
                {factsOf(known).map((fact) => (
                  <span key={fact} className="whitespace-nowrap">
                    {fact}
                  </span>
                ))}
              </p>
            </>
          ) : isUnread ? (
            <p className="text-danger">{t('unread')}</p>
          ) : (
            <Skeleton className="h-8 w-40" />
          )}
        </div>
        {onChange && (
          <Button name="patient" size="small" variant="quiet" onClick={onChange}>
            {t('change')}
          </Button>
        )}
      </div>
      {error !== undefined && <p className="mt-1 text-sm text-danger">{error}</p>}
    </div>
  );
}
