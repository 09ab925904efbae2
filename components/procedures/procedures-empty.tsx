'use client';

import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { EmptyState } from '@/components/ui/states/empty-state';
import { type ProcedureView, proceduresHref } from '@/lib/procedures/procedure-view';

interface ProceduresEmptyProps {
  view: ProcedureView;
  /** Procedures there are; more than none means that the page asked for lies behind the last. */
  total: number;
}

/** Why nothing is listed, and what to do about it. Only for a list that did load. */
export function ProceduresEmpty({ view, total }: ProceduresEmptyProps) {
  const t = useTranslations('procedures.empty');
  if (total > 0) {
    return (
      <EmptyState
        icon="list"
        title={t('page')}
        action={
          <LinkButton href={proceduresHref({ ...view, page: 1 })}>{t('firstPage')}</LinkButton>
        }
      />
    );
  }
  const everything = proceduresHref({ status: 'all' });
  if (view.search !== '' || view.specialty !== '' || view.status !== 'active') {
    return (
      <EmptyState
        icon="filter"
        title={t('filtered')}
        action={<LinkButton href={everything}>{t('showAll')}</LinkButton>}
      />
    );
  }
  return (
    <EmptyState
      icon="list"
      title={t('clinic')}
      action={<LinkButton href={everything}>{t('showAll')}</LinkButton>}
    >
      {t('explain')}
    </EmptyState>
  );
}
