import { type ComponentProps, useId } from 'react';
import { cx } from '@/components/ui/cx';
import { Icon, type IconName } from '@/components/ui/icon';

export interface Entry {
  key: string;
  icon: IconName;
  title: string;
  detail?: string;
  run: () => void;
}

interface PaletteGroupProps {
  title: string;
  entries: readonly Entry[];
  /** Found for other words than those that are typed now. */
  stale?: boolean;
  /** Place of the first entry in the whole list. */
  offset: number;
  optionProps: (index: number) => ComponentProps<'div'>;
}

/** The focus stays in the search field, which says which option is meant. */
export function PaletteGroup({
  title,
  entries,
  stale = false,
  offset,
  optionProps,
}: PaletteGroupProps) {
  const titleId = useId();
  if (entries.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields.
    <div
      role="group"
      aria-labelledby={titleId}
      className={cx('mb-1.5 last:mb-0', stale && 'dim-late')}
    >
      <p id={titleId} className="px-2 py-1 text-xs font-medium text-ink-muted">
        {title}
      </p>
      {entries.map((entry, index) => (
        <div
          key={entry.key}
          {...optionProps(offset + index)}
          className="group flex min-h-9 touch:min-h-11 cursor-pointer items-center gap-2.5 rounded-sm px-2 py-1 aria-selected:bg-accent-soft"
        >
          <Icon name={entry.icon} className="text-ink-muted group-aria-selected:text-accent" />
          {/* The name tells who it is: on a telephone the rest gives way to a line of its own. */}
          <span className="flex min-w-0 flex-1 flex-col sm:flex-row sm:items-center sm:gap-2.5">
            <span className="min-w-0 flex-1 wrap-anywhere font-medium">{entry.title}</span>
            {entry.detail && (
              <span className="tabular text-sm text-ink-muted sm:shrink-0">{entry.detail}</span>
            )}
          </span>
        </div>
      ))}
    </div>
  );
}
