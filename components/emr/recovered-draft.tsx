import { useTranslations } from 'next-intl';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';

/** What was being written here before is back. */
export function RecoveredDraft({ onDiscard }: { onDiscard: () => void }) {
  const t = useTranslations('emr.recovered');
  return (
    <Banner tone="neutral" title={t('title')}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {t('explain')}
        <Button size="small" onClick={onDiscard}>
          {t('discard')}
        </Button>
      </div>
    </Banner>
  );
}
