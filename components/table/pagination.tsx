import { useFormatter, useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/buttons/link-button';

interface PaginationProps {
  page: number;
  limit: number;
  total: number;
  /** There are at least `total`: nobody counted to the end. */
  isLowerBound?: boolean | undefined;
  /** The address of a page, with the filters that are on. */
  hrefOf: (page: number) => string;
}

/** Which part of how many is shown, and the way to the rest. */
export function Pagination({ page, limit, total, isLowerBound = false, hrefOf }: PaginationProps) {
  const t = useTranslations('common.pagination');
  const format = useFormatter();
  const pages = Math.max(1, Math.ceil(total / limit));
  const from = Math.min((page - 1) * limit + 1, total);
  const to = Math.min(page * limit, total);
  return (
    <nav
      aria-label={t('label')}
      className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line px-4 py-2"
    >
      <p className="tabular text-sm text-ink-muted">
        {t(isLowerBound ? 'rangeOfMore' : 'range', {
          from: format.number(from),
          to: format.number(to),
          total: format.number(total),
        })}
      </p>
      {pages > 1 && (
        <div className="flex items-center gap-2 print:hidden">
          <span className="tabular mr-1 text-sm text-ink-muted">
            {t(isLowerBound ? 'pageOfMore' : 'page', {
              page: format.number(page),
              pages: format.number(pages),
            })}
          </span>
          {page > 1 && (
            <LinkButton size="small" icon="back" href={hrefOf(page - 1)} rel="prev">
              {t('previous')}
            </LinkButton>
          )}
          {page < pages && (
            <LinkButton size="small" icon="forward" href={hrefOf(page + 1)} rel="next">
              {t('next')}
            </LinkButton>
          )}
        </div>
      )}
    </nav>
  );
}
