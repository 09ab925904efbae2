import { cx } from '@/components/ui/cx';
import { Icon, type IconName } from '@/components/ui/icon';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class';
import { Link, type LinkProps } from './link';

interface LinkButtonProps extends LinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconName;
}

/** Goes somewhere, with the weight of a button. */
export function LinkButton({
  variant = 'secondary',
  size = 'medium',
  icon,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link {...rest} className={cx(buttonClass(variant, size), className)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}
