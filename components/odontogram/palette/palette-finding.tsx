import { useTranslations } from 'next-intl';
import { memo, useId } from 'react';
import { marked } from '@/components/marked';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { highlightWords } from '@/lib/kit/text/search-highlight';
import type { blockedReason } from '@/lib/odontogram/charting/fits-place';
import type { CatalogFinding } from '@/lib/odontogram/shared/chart-data';
import { FindingGlyph } from '../finding-glyph';

interface PaletteFindingProps {
  finding: CatalogFinding;
  /** Of this one of its places in the palette, for a finding may stand there twice. */
  entryKey: string;
  search: string;
  /** Where the keys are. */
  isCurrent: boolean;
  isArmed: boolean;
  isFavourite: boolean;
  /** What Enter in the search field would pick. */
  isNext: boolean;
  blocked: ReturnType<typeof blockedReason>;
}

/**
 * One finding to pick, with its star; what is pressed the palette hears (`data-pick`, `data-star`), so
 * that an entry is drawn again only when it is another. Only where the keys are does the tab key stop.
 */
export const PaletteFinding = memo(function PaletteFinding({
  finding,
  entryKey,
  search,
  isCurrent,
  isArmed,
  isFavourite,
  isNext,
  blocked,
}: PaletteFindingProps) {
  const t = useTranslations('odontogram.palette');
  const reasonId = useId();
  const tabIndex = isCurrent ? 0 : -1;
  return (
    <li
      className={cx(
        'group/finding relative flex break-inside-avoid items-stretch rounded-sm border',
        isArmed ? 'border-accent bg-accent-soft' : 'border-transparent',
        isNext && !isArmed && 'border-line-strong! border-dashed!',
        blocked === undefined && !isArmed && 'hover:bg-hover',
      )}
    >
      <button
        type="button"
        data-entry={entryKey}
        tabIndex={tabIndex}
        aria-pressed={isArmed}
        title={finding.label}
        className={cx(
          'flex min-h-6.5 min-w-0 flex-1 items-center gap-1.5 rounded-sm pl-1 text-left text-sm leading-4 focus-visible:outline-offset-[-2px] touch:min-h-11',
          blocked !== undefined && 'text-ink-faint',
          isFavourite && 'pr-6 touch:pr-0',
        )}
        {...(blocked === undefined
          ? { 'data-pick': finding.id }
          : { 'aria-disabled': true, 'aria-describedby': reasonId })}
      >
        <span className={cx('shrink-0', blocked !== undefined && 'opacity-55')}>
          <FindingGlyph finding={finding} className="size-7!" />
        </span>
        <span className="min-w-0 py-0.5">
          <span dir="auto" className="line-clamp-2 wrap-anywhere hyphens-auto">
            {marked(highlightWords(finding.label, search))}
          </span>
          {blocked !== undefined && (
            <span id={reasonId} className="block text-xs text-ink-muted">
              {t(`blocked.${blocked}`)}
            </span>
          )}
        </span>
      </button>
      <button
        type="button"
        tabIndex={tabIndex}
        aria-pressed={isFavourite}
        aria-label={t('favourite', { finding: finding.label })}
        data-star={finding.id}
        className={cx(
          'absolute inset-y-0 right-0 flex w-6 items-center justify-center rounded-sm focus-visible:outline-offset-[-2px] touch:static touch:w-11',
          isFavourite
            ? 'text-accent'
            : 'bg-hover text-ink-faint opacity-0 group-focus-within/finding:opacity-100 group-hover/finding:opacity-100 hover:text-ink touch:bg-transparent touch:opacity-100',
        )}
      >
        <Icon name="star" className={cx('size-3.5', isFavourite && 'fill-current')} />
      </button>
    </li>
  );
});
