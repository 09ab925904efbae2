'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { News } from '@/components/ui/news';

interface BookedNoticeProps {
  text: string;
  onAgain: () => void;
  onOther: () => void;
  onClose: () => void;
}

/** It is booked, and what one does next: another visit of hers, somebody else, or nothing more. */
export function BookedNotice({ text, onAgain, onOther, onClose }: BookedNoticeProps) {
  const t = useTranslations();
  return (
    <News tone="done">
      <p>{text}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" onClick={onAgain}>
          {t('booking.again')}
        </Button>
        <Button size="small" onClick={onOther}>
          {t('booking.other')}
        </Button>
        <Button size="small" onClick={onClose}>
          {t('common.close')}
        </Button>
      </div>
    </News>
  );
}
