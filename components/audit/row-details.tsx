import { useTranslations } from 'next-intl';
import { DescriptionList } from '@/components/ui/description-list';
import { Icon } from '@/components/ui/icon';
import { actionWord, isAction } from '@/lib/audit/actions';
import type { TrailRow } from '@/lib/audit/read-trail';

/** What was done, and behind it all that the row says. */
export function RowDetails({ row }: { row: TrailRow }) {
  const t = useTranslations('audit');
  const actions = useTranslations('audit.actions');
  const code = (value: string | null) =>
    value === null ? undefined : (
      <code className="font-mono text-sm select-all [overflow-wrap:anywhere]">{value}</code>
    );
  return (
    <details className="group/row">
      <summary className="flex min-h-6 items-start gap-1.5 rounded-sm font-medium touch:min-h-11 touch:items-center">
        <Icon
          name="forward"
          className="mt-0.5 size-4 text-ink-muted transition-transform duration-100 group-open/row:rotate-90 touch:mt-0"
        />
        <span className="min-w-0 break-words">
          {isAction(row.action) ? actions(actionWord(row.action)) : row.action}
        </span>
      </summary>
      <div className="mt-2 mb-1 border-l-2 border-line pl-3 font-normal">
        <DescriptionList
          items={[
            { term: t('details.number'), detail: row.seq },
            { term: t('details.action'), detail: code(row.action) },
            { term: t('details.status'), detail: row.status ?? undefined },
            { term: t('details.address'), detail: code(row.address) },
            { term: t('details.correlation'), detail: code(row.correlationId) },
            { term: t('details.patient'), detail: code(row.patientId) },
            { term: t('details.staff'), detail: code(row.staffId) },
            ...Object.entries(row.detail ?? {}).map(([term, value]) => ({
              term,
              detail: code(String(value)),
            })),
          ]}
        />
      </div>
    </details>
  );
}
