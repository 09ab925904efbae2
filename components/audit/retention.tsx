import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { MOST_EXPORTED } from '@/lib/audit/audit-view';

/** How long the trail is kept, and by whom. */
export function Retention() {
  const t = useTranslations('audit.retention');
  return (
    <Card title={t('title')} className="mt-4">
      <div className="grid max-w-prose gap-2 text-pretty text-ink-muted">
        <p>{t('kept')}</p>
        <p>{t('law')}</p>
        <p>{t('file', { max: MOST_EXPORTED })}</p>
      </div>
    </Card>
  );
}
