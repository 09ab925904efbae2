'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { cx } from '@/components/ui/cx';

type Status = 'active' | 'inactive' | undefined;

const CHOICES = [
  { status: undefined, word: 'all' },
  { status: 'active', word: 'active' },
  { status: 'inactive', word: 'inactive' },
] as const;

/** Links, so that each filter has its address and works without script. */
export function StatusFilter({
  current,
  hrefOf,
}: {
  current: Status;
  hrefOf: (status: Status) => string;
}) {
  const t = useTranslations('patients.status');
  return (
    <nav
      aria-label={t('label')}
      className="flex h-10 rounded-md touch:h-12 max-sm:basis-full border border-line-strong/55 p-0.5"
    >
      {CHOICES.map(({ status, word }) => {
        const isCurrent = status === current;
        return (
          <Link
            key={word}
            href={hrefOf(status)}
            prefetch={false}
            scroll={false}
            {...(isCurrent ? { 'aria-current': 'true' } : {})}
            className={cx(
              'flex flex-1 items-center justify-center rounded-sm px-3 whitespace-nowrap no-underline transition-colors duration-100',
              isCurrent
                ? 'bg-accent-soft font-semibold text-accent'
                : 'text-ink-muted hover:bg-hover hover:text-ink',
            )}
          >
            {t(word)}
          </Link>
        );
      })}
    </nav>
  );
}
