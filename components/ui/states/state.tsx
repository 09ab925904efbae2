import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { Icon, type IconName } from '@/components/ui/icon';

interface StateProps {
  icon: IconName;
  tone?: 'neutral' | 'danger';
  title: string;
  children?: ReactNode;
  /** The way on: a button, a link. */
  action?: ReactNode;
  /** Read out when it appears in place of what was asked for. */
  urgent?: boolean;
  heading?: 'h1' | 'h2' | 'p';
}

/** What stands where content would be: nothing yet, not offered, not allowed, failed. */
export function State({
  icon,
  tone = 'neutral',
  title,
  children,
  action,
  urgent = false,
  heading: Heading = 'p',
}: StateProps) {
  return (
    <div
      {...(urgent ? { role: 'alert' } : {})}
      className="mx-auto flex max-w-md flex-col items-center px-6 py-12 text-center"
    >
      <span
        className={cx(
          'mb-3 flex size-10 items-center justify-center rounded-md border',
          tone === 'danger'
            ? 'border-danger-line bg-danger-soft text-danger'
            : 'border-line bg-sunken text-ink-muted',
        )}
      >
        <Icon name={icon} className="size-5" />
      </span>
      <Heading className="text-lg font-semibold text-balance">{title}</Heading>
      {children && <div className="mt-1 text-ink-muted text-pretty">{children}</div>}
      {action && <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
