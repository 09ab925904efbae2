import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { EmptyState } from '@/components/ui/states/empty-state';
import { AUDIT_PATH, type AuditView, auditHref } from '@/lib/audit/audit-view';

/** Why nothing is listed, and the way on. Only for a list that did load. */
export function AuditEmpty({ view }: { view: AuditView }) {
  const t = useTranslations('audit.empty');
  if (view.before !== null) {
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
      action={<LinkButton href={AUDIT_PATH}>{t('all')}</LinkButton>}
    />
  );
}
