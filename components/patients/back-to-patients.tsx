'use client';

import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { stepsBackTo } from '@/lib/opened-from';

const LIST = '/patients';

/** To the list as it was left where the record was opened from it, else to its beginning. */
export function BackToPatients({ id }: { id: string }) {
  const t = useTranslations('patient');
  function goBack(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const steps = stepsBackTo(LIST, `${LIST}/${id}`);
    if (steps === undefined) return;
    event.preventDefault();
    history.go(steps);
  }
  return (
    <Link
      href={LIST}
      onClick={goBack}
      className="mb-1 inline-flex min-h-6 items-center touch:min-h-10 gap-1 text-sm text-ink-muted no-underline hover:text-ink print:hidden"
    >
      <Icon name="back" className="size-4" />
      {t('back')}
    </Link>
  );
}
