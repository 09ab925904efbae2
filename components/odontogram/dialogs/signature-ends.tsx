import { useTranslations } from 'next-intl';
import type { Chart } from '@/lib/odontogram/shared/chart-data';

/** What a change does to the signature that stands; nothing where there is none. */
export function SignatureEnds({ signature }: Pick<Chart, 'signature'>) {
  const t = useTranslations('odontogram.signature');
  const { status, signedBy } = signature;
  if (status !== 'signed') return null;
  return (
    <p className="mb-2 font-medium">{signedBy ? t('endsBy', { name: signedBy }) : t('ends')}</p>
  );
}
