'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { News } from '@/components/ui/news';

interface UnknownNoticeProps {
  looking: 'no' | 'yes' | 'failed';
  onLook: () => void;
}

/** A save whose answer was lost. Nothing is sent again until it was looked at. */
export function UnknownNotice({ looking, onLook }: UnknownNoticeProps) {
  const t = useTranslations('schedules.unknown');
  return (
    <News tone="attention" title={t('title')}>
      <p>{t('explain')}</p>
      {looking === 'failed' && <p className="mt-1 font-medium">{t('lookFailed')}</p>}
      <Button size="small" className="mt-2" pending={looking === 'yes'} onClick={onLook}>
        {t('look')}
      </Button>
    </News>
  );
}
