'use client';

import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { EmptyState } from '@/components/ui/states/empty-state';
import { SHARES_PATH, type ShareView, sharesHref } from '@/lib/billing/share-view';

interface SharesEmptyProps {
  view: ShareView;
  /** Shares there are; more than none means that the page asked for lies behind the last. */
  total: number;
}

/** Why nothing is listed, and what to do about it. Only for a list that did load. */
export function SharesEmpty({ view, total }: SharesEmptyProps) {
  const t = useTranslations('patientShares.empty');
  const { patientId, page: _, ...filter } = view;
  const isNarrowed = Object.values(filter).some(Boolean);
  if (total > 0) {
    return (
      <EmptyState
        icon="receipt"
        title={t('pageTitle')}
        action={<LinkButton href={sharesHref({ ...view, page: 1 })}>{t('firstPage')}</LinkButton>}
      />
    );
  }
  const done = view.review === 'flagged' ? 'Flagged' : view.owing && 'Owing';
  if (done) {
    return (
      <EmptyState
        icon="check"
        title={t(`nothing${done}`)}
        action={<LinkButton href={SHARES_PATH}>{t('all')}</LinkButton>}
      >
        {t(`nothing${done}Explain`)}
      </EmptyState>
    );
  }
  if (isNarrowed) {
    return (
      <EmptyState
        icon="filter"
        title={t('filtered')}
        action={<LinkButton href={SHARES_PATH}>{t('all')}</LinkButton>}
      />
    );
  }
  return (
    <EmptyState icon="receipt" title={t(patientId === null ? 'clinic' : 'patient')}>
      {t('explain')}
    </EmptyState>
  );
}
