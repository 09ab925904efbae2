import { useFormatter, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/buttons/link';
import { cx } from '@/components/ui/cx';

export interface BillingTask {
  readonly name: 'flagged' | 'toCollect' | 'unbilled' | 'drafts' | 'owing';
  /** It is of the last days alone. */
  readonly days?: number;
  readonly href: string;
  /** `undefined`: it could not be read. */
  readonly count: number | undefined;
}

/** What waits for somebody in billing, each with the way to it. */
export function BillingCard({ tasks }: { tasks: readonly BillingTask[] }) {
  const t = useTranslations('today.billing');
  const format = useFormatter();
  if (tasks.length === 0) return null;
  return (
    <nav aria-label={t('title')} className="mt-4">
      <ul className="flex flex-wrap gap-px overflow-hidden rounded-md border border-line bg-line">
        {tasks.map(({ name, days = 0, href, count }) => (
          <li key={name} className="flex grow basis-38 bg-surface">
            <Link
              href={href}
              className="flex flex-1 flex-col px-4 py-2.5 no-underline -outline-offset-2 hover:bg-hover"
            >
              <span className="text-sm text-ink-muted">{t(name, { days })}</span>
              <span
                className={cx(
                  'tabular text-xl font-semibold',
                  count === undefined && 'text-base font-normal text-attention',
                  name === 'flagged' && count ? 'text-attention' : 'text-ink',
                )}
              >
                {count === undefined ? t('failed') : format.number(count)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
