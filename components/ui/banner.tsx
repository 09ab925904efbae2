import type { ReactNode } from 'react';
import { cx } from './cx';
import { Icon, type IconName } from './icon';
import { TONE_SOFT, type Tone } from './tone';

const ICONS: Readonly<Record<Tone, IconName>> = {
  neutral: 'info',
  accent: 'info',
  attention: 'alert',
  danger: 'alert',
  done: 'check',
};

interface BannerProps {
  tone: Tone;
  title?: string;
  children: ReactNode;
  /** Read out at once: for what has just gone wrong, not for what was there when the page came. */
  urgent?: boolean;
  className?: string;
}

export function Banner({ tone, title, children, urgent = false, className }: BannerProps) {
  return (
    <div
      {...(urgent ? { role: 'alert' } : {})}
      className={cx('flex gap-2.5 rounded-md border px-3 py-2.5', TONE_SOFT[tone], className)}
    >
      <Icon name={ICONS[tone]} className="mt-px" />
      <div className="min-w-0 wrap-anywhere text-ink">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
