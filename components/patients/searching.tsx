import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { shortened } from '@/lib/kit/text/shortened';

interface SearchingProps {
  /** What was said of the list before: a quick answer replaces it without a flash of other words. */
  instead: ReactNode;
  search: string;
}

/** Says, once it takes long enough to be noticed, what is being looked for. */
export function Searching({ instead, search }: SearchingProps) {
  const t = useTranslations('patients.search');
  return (
    <span className="grid *:col-start-1 *:row-start-1">
      <span className="vanish-late">{instead}</span>
      <span className="appear-late">
        {search === '' ? t('searching') : t('searchingFor', { search: shortened(search) })}
      </span>
    </span>
  );
}
