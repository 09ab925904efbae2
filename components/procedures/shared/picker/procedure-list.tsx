import { useTranslations } from 'next-intl';
import { marked } from '@/components/marked';
import { Pesos } from '@/components/pesos';
import { cx } from '@/components/ui/cx';
import { highlightWords } from '@/lib/kit/text/search-highlight';
import type { useProcedureChoice } from './use-procedure-choice';

interface ProcedureListProps {
  choice: Pick<
    ReturnType<typeof useProcedureChoice>,
    'state' | 'options' | 'listProps' | 'optionProps'
  >;
  search: string;
}

/** Procedures with their prices, and whether any were found. */
export function ProcedureList({ choice, search }: ProcedureListProps) {
  const t = useTranslations('items.procedures');
  const { state, options, listProps, optionProps } = choice;
  const isNone = state === 'found' && options.length === 0;
  const isSaid = isNone || state === 'failed' || state === 'closed';
  return (
    <>
      <div
        {...listProps}
        className={cx(
          'max-h-60 overflow-y-auto overscroll-contain p-1 empty:hidden',
          state === 'looking' && 'dim-late',
        )}
      >
        {options.map((option, index) => (
          <div
            key={option.id}
            {...optionProps(index)}
            className="flex min-h-8 cursor-pointer items-center justify-between gap-3 rounded-sm px-2 py-1 aria-selected:bg-accent-soft touch:min-h-11"
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
