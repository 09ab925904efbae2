import { type ComponentProps, type MouseEvent, useId } from 'react';
import { cx } from '@/components/ui/cx';
import { Icon, type IconName } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/states/spinner';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'style'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconName;
  /** Under way: shows it and takes no second press. */
  pending?: boolean | undefined;
  /** Why it cannot be pressed now. The reason is shown; there is no way to disable without one. */
  disabledReason?: string | undefined;
  /** The same while another button shows that something is under way: it is read out and moves nothing. */
  waitsFor?: string | undefined;
}

function refuse(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** Stays focusable when it cannot be pressed, so that the reason can be found with the keyboard. */
export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    size = 'medium',
    icon,
    pending = false,
    disabledReason,
    waitsFor,
    className,
    children,
    type = 'button',
    ...rest
  } = props;
  const reasonId = useId();
  const reason = disabledReason ?? waitsFor;
  const blocked = pending || reason !== undefined;
  const button = (
    <button
      {...rest}
      type={type}
      className={cx(buttonClass(variant, size), className)}
      {...(blocked ? { 'aria-disabled': true, onClick: refuse } : {})}
      {...(pending ? { 'aria-busy': true } : {})}
      {...(reason ? { 'aria-describedby': reasonId } : {})}
    >
      {pending ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
    </button>
  );
  // Where there may be a reason the frame is always there: another one would be another button, and
  // the focus on this one lost.
  if (!('disabledReason' in props || 'waitsFor' in props)) return button;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:contents">
      {button}
      {reason !== undefined && (
        <span
          id={reasonId}
          className={
            disabledReason === undefined
              ? 'sr-only'
              : 'text-sm text-ink-muted max-sm:order-last max-sm:basis-full'
          }
        >
          {reason}
        </span>
      )}
    </span>
  );
}
