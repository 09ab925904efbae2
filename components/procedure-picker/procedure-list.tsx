import { useTranslations } from 'next-intl';
import { Pesos } from '@/components/billing/pesos';
import { marked } from '@/components/marked';
import { cx } from '@/components/ui/cx';
import { highlightWords } from '@/lib/rules/search-highlight';
import type { useProcedureChoice } from './use-procedure-choice';

interface ProcedureListProps {
  id: string;
  choice: ReturnType<typeof useProcedureChoice>;
  search: string;
}

/** Procedures with their prices, and whether any were found. */
export function ProcedureList({ id, choice, search }: ProcedureListProps) {
  const t = useTranslations('items.procedures');
  const { state, options, current } = choice;
  const isNone = state === 'found' && options.length === 0;
  const isSaid = isNone || state === 'failed' || state === 'closed';
  return (
    <>
      <div
        id={id}
        role="listbox"
        aria-label={t('title')}
        className={cx(
          'max-h-60 overflow-y-auto overscroll-contain p-1 empty:hidden',
          state === 'looking' && 'dim-late',
        )}
      >
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the combobox.
          // biome-ignore lint/a11y/useFocusableInteractive: the combobox keeps the focus.
          <div
            key={option.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === current}
            onClick={() => state === 'found' && choice.pick(option)}
            // The focus stays in the box, so that its list does not close before the click.
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => choice.point(index)}
            className={cx(
              'flex min-h-8 cursor-pointer items-center justify-between gap-3 rounded-sm px-2 py-1 touch:min-h-11',
              index === current && 'bg-accent-soft',
            )}
          >
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {marked(highlightWords(option.name, search))}
            </span>
            <span className="tabular text-sm whitespace-nowrap text-ink-muted">
              <Pesos amount={option.price} />
            </span>
          </div>
        ))}
      </div>
      <p role="status" className={cx('px-3 py-2 text-sm text-ink-muted', !isSaid && 'sr-only')}>
        {(state === 'failed' || state === 'closed') && t(state)}
        {state === 'found' && (isNone ? t('none') : t('found', { count: options.length }))}
      </p>
    </>
  );
}
