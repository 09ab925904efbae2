import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { Link } from '@/components/ui/buttons/link';
import type { listOdontogramVersions } from '@/lib/contract/odontogram';
import type { OperationOutput } from '@/lib/contract/operation';
import { formatInstant } from '@/lib/kit/dates/clinic-time';
import { versionAction } from '@/lib/odontogram/history/version-actions';

/** A change of a chart as the service lists it. */
export type VersionTold = OperationOutput<typeof listOdontogramVersions>['data'][number];

interface VersionEntryProps {
  told: VersionTold;
  href: string;
  mark: 'chosen' | 'other' | undefined;
  /** Tab comes to it. */
  isStop: boolean;
  onChoose: (version: number) => void;
}

/** What was done, by whom and when. A link, so that a version can be kept and opened anew. */
export function VersionEntry({ told, href, mark, isStop, onChoose }: VersionEntryProps) {
  const t = useTranslations('odontogram.history');
  const locale = useLocale();
  const timezone = useTimeZone() ?? 'UTC';
  const { version, action, createdBy, createdByName, createdAt } = told;
  const known = versionAction(action);

  function choose(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(version);
  }

  return (
    <Link
      href={href}
      data-version={version}
      aria-current={mark === 'chosen' ? 'true' : undefined}
      tabIndex={isStop ? undefined : -1}
      onClick={choose}
      className="flex gap-3 px-3 py-2 text-ink no-underline hover:bg-hover focus-visible:outline-offset-[-2px] aria-[current]:bg-accent-soft"
    >
      <span className="tabular w-8 shrink-0 text-right text-lg font-semibold">{version}</span>
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere">
          {known ? t(`action.${known}`) : action}
        </span>
        <span className="block text-sm wrap-anywhere text-ink-muted">
          {createdByName ?? createdBy}
        </span>
        <span className="block text-sm text-ink-muted">
          <time dateTime={createdAt}>{formatInstant(createdAt, locale, timezone)}</time>
          {mark === 'other' && ` · ${t('comparedWith')}`}
        </span>
      </span>
    </Link>
  );
}
