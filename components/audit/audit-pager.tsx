import { useLocale, useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { type AuditView, auditHref } from '@/lib/audit/audit-view';
import type { TrailPage } from '@/lib/audit/read-trail';
import { formatInstant } from '@/lib/kit/dates/clinic-time';

interface AuditPagerProps {
  view: AuditView;
  page: TrailPage;
  /** The clinic's. */
  timezone: string;
}

/**
 * The way to newer and older rows, from the rows that are shown: numbered pages would move under the
 * reader with every new row.
 */
export function AuditPager({ view, page, timezone }: AuditPagerProps) {
  const t = useTranslations('audit.pager');
  const common = useTranslations('common.pagination');
  const locale = useLocale();
  const [first, last] = [page.rows.at(0), page.rows.at(-1)];
  if (first === undefined || last === undefined) return null;
  const when = ({ at }: typeof first) => formatInstant(at.toISOString(), locale, timezone);
  return (
    <nav
      aria-label={common('label')}
      className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line px-4 py-2"
    >
      <p className="tabular text-sm text-ink-muted">
        {t('shown', { from: when(last), to: when(first) })}
      </p>
      <div className="flex flex-wrap items-center gap-2 empty:hidden print:hidden">
        {page.hasNewer && (
          <>
            <LinkButton size="small" variant="quiet" href={auditHref(view)}>
              {t('newest')}
            </LinkButton>
            <LinkButton
              size="small"
              icon="back"
              href={auditHref(view, { after: first.seq })}
              rel="prev"
            >
              {t('newer')}
            </LinkButton>
          </>
        )}
        {page.hasOlder && (
          <LinkButton
            size="small"
            icon="forward"
            href={auditHref(view, { before: last.seq })}
            rel="next"
          >
            {t('older')}
          </LinkButton>
        )}
      </div>
    </nav>
  );
}
