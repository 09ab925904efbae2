import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';

/**
 * The usual status stays quiet, so that the unusual one stands out. A status that we do not know is
 * shown as the service wrote it.
 */
export function StatusBadge({ status }: { status: string }) {
  const t = useTranslations('identity.statuses');
  if (status === 'active') return <span className="text-ink-muted">{t('active')}</span>;
  return <Badge>{status === 'inactive' ? t('inactive') : status}</Badge>;
}
