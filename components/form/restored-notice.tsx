import { useFormatter, useTranslations } from 'next-intl';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/buttons/button';
import type { RestoredDraft } from './use-form-draft';

/** What was typed here before is back. */
export function RestoredNotice({ draft }: { draft: RestoredDraft }) {
  const t = useTranslations('common.draft');
  const format = useFormatter();
  const time = format.dateTime(draft.at, { hour: 'numeric', minute: '2-digit' });
  return (
    <Banner tone={draft.isOvertaken || draft.isSent ? 'attention' : 'neutral'}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p>
          {t('restored', { time })}
          {draft.isOvertaken && ` ${t('overtaken')}`}
          {draft.isSent && ` ${t('sent')}`}
        </p>
        <Button size="small" onClick={draft.discard}>
          {t('discard')}
        </Button>
      </div>
    </Banner>
  );
}
