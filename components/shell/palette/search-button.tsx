'use client';

import { useTranslations } from 'next-intl';
import { useShell } from '@/components/shell/shell-context';
import { Icon } from '@/components/ui/icon';
import { Kbd } from '@/components/ui/kbd';
import { SEARCH_CHORD } from './shortcuts';

/** Looks like the field it opens. */
export function SearchButton() {
  const t = useTranslations('shell');
  const { openSearch } = useShell();
  return (
    <button
      type="button"
      onClick={openSearch}
      aria-keyshortcuts="Control+K Meta+K"
      className="flex h-9 w-full max-w-md min-w-0 items-center gap-2 rounded-md border border-line bg-sunken px-2.5 text-left text-ink-muted transition-colors duration-100 hover:border-line-strong hover:text-ink"
    >
      <Icon name="search" />
      <span className="min-w-0 flex-1 truncate">{t('findPatient')}</span>
      <span aria-hidden="true" className="flex gap-1 max-sm:hidden">
        {SEARCH_CHORD.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
      </span>
    </button>
  );
}
