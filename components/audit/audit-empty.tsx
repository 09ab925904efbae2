import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { type AuditView, auditHref, WHOLE_TRAIL } from '@/lib/audit/audit-view';

/** Why nothing is listed, and the way on. Only for a list that did load. */
export function AuditEmpty({ view }: { view: AuditView }) {
  const t = useTranslations('audit.empty');
  if (view.before !== undefined) {
    return (
      <EmptyState
        icon="history"
        title={t('end')}
        action={<LinkButton href={auditHref(view)}>{t('newest')}</LinkButton>}
      />
    );
  }
  return (
    <EmptyState
      icon="filter"
      title={t('title')}
      action={<LinkButton href={auditHref(WHOLE_TRAIL)}>{t('all')}</LinkButton>}
    />
  );
}
