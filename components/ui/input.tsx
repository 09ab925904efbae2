import type { ComponentProps } from 'react';
import { cx } from './cx';

/** Shared by everything one types or picks in. 16 px on a phone, or iOS zooms the page. */
export const CONTROL =
  'block h-9 w-full min-w-0 touch:h-11 rounded-md border border-line-strong bg-surface px-2.5 text-ink text-ellipsis placeholder:text-ink-faint hover:border-ink-muted focus-visible:outline-offset-0 aria-invalid:border-danger disabled:bg-sunken disabled:text-ink-muted max-sm:text-lg';

export function Input({ className, ...rest }: Omit<ComponentProps<'input'>, 'style'>) {
  return <input {...rest} className={cx(CONTROL, className)} />;
}
