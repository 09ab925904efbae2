import type { ComponentProps } from 'react';
import { cx } from './cx';
import { Icon } from './icon';
import { CONTROL } from './input';

export function Select({ className, children, ...rest }: Omit<ComponentProps<'select'>, 'style'>) {
  return (
    <span className={cx('relative block', className)}>
      <select {...rest} className={cx(CONTROL, 'appearance-none pr-8')}>
        {children}
      </select>
      <Icon
        name="chevron"
        className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-ink-muted"
      />
    </span>
  );
}
