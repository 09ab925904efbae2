import { cx } from '@/components/ui/cx';
import { Icon, type IconName } from '@/components/ui/icon';
import { ICON_BUTTON } from './icon-button';
import { Link, type LinkProps } from './link';

interface IconLinkProps extends Omit<LinkProps, 'children'> {
  icon: IconName;
  /** Where it goes, in words: read aloud and shown on hover. */
  label: string;
}

/** As `IconButton`, to another page. */
export function IconLink({ icon, label, className, ...rest }: IconLinkProps) {
  return (
    <Link {...rest} aria-label={label} title={label} className={cx(ICON_BUTTON, className)}>
      <Icon name={icon} />
    </Link>
  );
}
