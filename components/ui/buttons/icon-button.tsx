import type { ComponentProps } from 'react';
import { cx } from '@/components/ui/cx';
import { Icon, type IconName } from '@/components/ui/icon';

/** A button or a link that is a picture alone. */
export const ICON_BUTTON =
  'inline-flex size-8 shrink-0 touch:size-11 items-center justify-center rounded-md text-ink-muted transition-colors duration-100 hover:bg-hover hover:text-ink';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'style' | 'children'> {
  icon: IconName;
  /** What it does, in words: read aloud and shown on hover. */
  label: string;
}

export function IconButton({ icon, label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={cx(ICON_BUTTON, className)}
    >
      <Icon name={icon} />
    </button>
  );
}
