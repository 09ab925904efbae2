import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';

/** A status that we do not know is shown as the service wrote it. */
export function StatusBadge({ status }: { status: string }) {
  const t = useTranslations('identity.statuses');
  if (status === 'active') return <Badge tone="done">{t('active')}</Badge>;
  return <Badge>{status === 'inactive' ? t('inactive') : status}</Badge>;
}
