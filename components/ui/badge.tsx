import type { ReactNode } from 'react';
import { cx } from './cx';
import { TONE_SOFT, type Tone } from './tone';

/** Letters: of no status of ours; a service may have longer ones, or words without a space. */
export const LONG_STATUS = 26;

interface BadgeProps {
  tone?: Tone;
  /** A sentence, which may need a second line. */
  isLong?: boolean;
  children: ReactNode;
}

/** A status, in one or two words where that can be. The words carry the meaning, the colour only repeats it. */
export function Badge({ tone = 'neutral', children, isLong = isLongText(children) }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex min-h-5 max-w-full items-center gap-1.5 align-middle rounded-sm border px-1.5 text-xs font-medium',
        isLong ? 'wrap-anywhere' : 'whitespace-nowrap',
        TONE_SOFT[tone],
      )}
    >
      <span className="size-1.5 shrink-0 rounded-full bg-current" aria-hidden="true" />
      <span className="min-w-0">{children}</span>
    </span>
  );
}

function isLongText(children: ReactNode): boolean {
  return typeof children === 'string' && children.length > LONG_STATUS;
}
