import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { Link } from './link';

interface Segment {
  href: string;
  isCurrent: boolean;
  label: ReactNode;
}

/** One of a few: links, so that each has its address and works without script. */
export function SegmentedLinks({
  label,
  segments,
}: {
  label: string;
  segments: readonly Segment[];
}) {
  return (
    <nav
      aria-label={label}
      className="flex flex-wrap rounded-md max-sm:basis-full border border-line-strong/55 p-0.5"
    >
      {segments.map(({ href, isCurrent, label: word }) => (
        <Link
          key={href}
          href={href}
          scroll={false}
          {...(isCurrent ? { 'aria-current': 'true' } : {})}
          className={cx(
            'flex min-h-8.5 flex-1 items-center justify-center touch:min-h-10.5 gap-1.5 rounded-sm px-3 whitespace-nowrap no-underline transition-colors duration-100',
            isCurrent
              ? 'bg-accent-soft font-semibold text-accent'
              : 'text-ink-muted hover:bg-hover hover:text-ink',
          )}
        >
          {word}
        </Link>
      ))}
    </nav>
  );
}
