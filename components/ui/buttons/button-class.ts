import { cx } from '@/components/ui/cx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const VARIANTS: Readonly<Record<ButtonVariant, string>> = {
  primary:
    'border-transparent bg-accent text-on-accent hover:bg-accent-strong aria-disabled:bg-accent/55',
  secondary:
    'border-line-strong/55 bg-surface text-ink hover:border-line-strong hover:bg-hover aria-disabled:text-ink-faint',
  quiet: 'border-transparent text-ink-muted hover:bg-hover hover:text-ink',
  danger:
    'border-transparent bg-danger text-on-danger hover:bg-danger-strong aria-disabled:bg-danger/55',
};

const SIZES: Readonly<Record<ButtonSize, string>> = {
  small: 'h-7 px-2 text-sm gap-1 touch:h-11 touch:px-3',
  medium: 'h-9 px-3 gap-1.5 touch:h-11',
  large: 'h-10 px-4 gap-2 touch:h-11',
};

/** What buttons, and links that act like one, have in common. */
export function buttonClass(variant: ButtonVariant, size: ButtonSize): string {
  return cx(
    'inline-flex shrink-0 items-center justify-center rounded-md border font-medium whitespace-nowrap select-none no-underline transition-colors duration-100 print:hidden',
    VARIANTS[variant],
    SIZES[size],
  );
}
