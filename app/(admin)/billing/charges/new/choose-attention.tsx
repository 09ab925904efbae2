import { getLocale, getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/buttons/link';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import type { Attention } from '@/lib/billing/attentions.server';
import { newChargeHref } from '@/lib/billing/shared/charge-view';
import { patientBillingHref } from '@/lib/billing/shared/invoice-view';
import type { Patient } from '@/lib/contract/patients';
import { clinicToday, formatInstant } from '@/lib/kit/dates/clinic-time';
import { fullName } from '@/lib/kit/text/full-name';

interface ChooseAttentionProps {
  patient: Pick<Patient, 'id' | 'firstName' | 'lastName'>;
  attentions: readonly Attention[];
  timezone: string;
}

/** Of which attention the charge is: there is none without one. */
export async function ChooseAttention({ patient, attentions, timezone }: ChooseAttentionProps) {
  const t = await getTranslations('charges.new');
  const locale = await getLocale();
  const name = fullName(patient);
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={<LinkButton href={patientBillingHref(patient.id)}>{t('ofPatient')}</LinkButton>}
      />
      <Card title={t('attention.choose', { name })} flush className="max-w-xl">
        {attentions.length === 0 ? (
          <p className="px-4 py-3 text-ink-muted">{t('attention.none', { name })}</p>
        ) : (
          <ul className="divide-y divide-line">
            {attentions.map(({ id, startTime, procedure, doctor }) => (
              <li key={id}>
                <Link
                  href={newChargeHref({
                    id,
                    patientId: patient.id,
                    date: clinicToday(timezone, new Date(startTime)),
                  })}
                  className="block px-4 py-2.5 hover:bg-sunken"
                >
                  <span className="tabular block font-medium">
                    {formatInstant(startTime, locale, timezone)}
                  </span>
                  <span className="block text-sm text-ink-muted">
                    {[procedure, doctor].filter(Boolean).join(' · ')}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <p className="mt-2 text-sm text-ink-muted">{t('attention.older')}</p>
    </>
  );
}
