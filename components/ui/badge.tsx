import type { ReactNode } from 'react';
import { cx } from './cx';
import { TONE_SOFT, type Tone } from './tone';

interface BadgeProps {
  tone?: Tone;
  /** A sentence, which may need a second line. */
  isLong?: boolean;
  children: ReactNode;
}

/** A status, in one or two words where that can be. The words carry the meaning, the colour only repeats it. */
export function Badge({ tone = 'neutral', isLong = false, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex min-h-5 items-center gap-1.5 align-middle rounded-sm border px-1.5 text-xs font-medium',
        !isLong && 'whitespace-nowrap',
        TONE_SOFT[tone],
      )}
    >
      <span className="size-1.5 rounded-full bg-current" aria-hidden="true" />
      {children}
    </span>
  );
}
