import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { formatInstant } from '@/lib/kit/dates/clinic-time';
import type { Chart } from '@/lib/odontogram/shared/chart-data';

/** Whether somebody stands for a chart, who and since when, in one line. */
export function useSignatureWords(): (signature: Chart['signature']) => string {
  const t = useTranslations('odontogram.facts');
  const locale = useLocale();
  const timezone = useTimeZone();
  const statusWord = (status: string) => {
    if (status === 'signed') return t('signed');
    if (status === 'invalidated') return t('invalidated');
    return status === 'none' ? t('unsigned') : status;
  };
  return ({ status, signedBy, signedAt }) => {
    const when = signedAt && timezone ? formatInstant(signedAt, locale, timezone) : undefined;
    const by = signedBy && when ? t('byAt', { name: signedBy, when }) : signedBy;
    return [statusWord(status), ...(by ? [by] : [])].join(' · ');
  };
}
