import Link from 'next/link';
import type { ComponentProps } from 'react';
import { cx } from './cx';
import { Icon, type IconName } from './icon';
import { ICON_BUTTON } from './icon-button';

interface IconLinkProps extends Omit<ComponentProps<typeof Link>, 'style' | 'children'> {
  icon: IconName;
  /** Where it goes, in words: read aloud and shown on hover. */
  label: string;
}

/** As `IconButton`, to another page. It is not read before it is asked for. */
export function IconLink({ icon, label, className, ...rest }: IconLinkProps) {
  return (
    <Link
      {...rest}
      prefetch={false}
      aria-label={label}
      title={label}
      className={cx(ICON_BUTTON, className)}
    >
      <Icon name={icon} />
    </Link>
  );
}
