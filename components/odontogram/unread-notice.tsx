import { useTranslations } from 'next-intl';
import { Banner } from '@/components/ui/banner';
import type { KnownChart } from '@/lib/odontogram/edit/known-chart';

/** What of a chart is not known, said where the chart is: nobody takes a gap for a sound tooth. */
export function UnreadNotice({ known: { isWhole, chart } }: { known: KnownChart }) {
  const t = useTranslations('odontogram');
  const { unreadable } = chart;
  if (!isWhole) {
    return (
      <Banner tone="attention" title={t('unread.title')} className="my-3">
        {t('unread.explain')}
      </Banner>
    );
  }
  if (unreadable === undefined) return null;
  const { findings, temporaryTeeth, estimate } = unreadable;
  return (
    <Banner tone="attention" title={t('unreadable.title')} className="my-3">
      {findings > 0 && <p>{t('unreadable.findings', { count: findings })}</p>}
      {temporaryTeeth > 0 && <p>{t('unreadable.temporaryTeeth', { count: temporaryTeeth })}</p>}
      {estimate && <p>{t('unreadable.estimate')}</p>}
    </Banner>
  );
}
