import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { Icon, type IconName } from '@/components/ui/icon';

interface StripProps {
  tone: 'attention' | 'danger';
  icon: IconName;
  children: ReactNode;
}

/** One thin line across the top of the application. */
export function Strip({ tone, icon, children }: StripProps) {
  return (
    <p
      className={cx(
        'flex items-center justify-center gap-2 border-b px-4 py-1 text-center text-sm print:hidden',
        tone === 'attention'
          ? 'border-attention-line bg-attention-soft text-attention'
          : 'border-danger-line bg-danger-soft text-danger',
      )}
    >
      <Icon name={icon} className="size-4" />
      {children}
    </p>
  );
}
