'use client';

import { useLinkStatus } from 'next/link';
import { usePathname } from 'next/navigation';
import { Link } from '@/components/ui/buttons/link';
import { Icon, type IconName } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/states/spinner';

interface NavLinkProps {
  href: string;
  /** None for a screen under another. */
  icon?: IconName;
  label: string;
  className: string;
}

/** Pages answer whole, with their true status, so the wait is shown where it was asked for. */
function LinkIcon({ icon }: { icon: IconName }) {
  const { pending } = useLinkStatus();
  return pending ? <Spinner className="size-4.5" /> : <Icon name={icon} />;
}

/** Marks the screen one is on, and the screen that the present one belongs to. */
export function NavLink({ href, icon, label, className }: NavLinkProps) {
  const path = usePathname();
  const here = path === href;
  const within = here || (href !== '/' && path.startsWith(`${href}/`));
  return (
    <Link
      href={href}
      className={className}
      aria-current={here ? 'page' : within ? 'true' : undefined}
    >
      {icon && <LinkIcon icon={icon} />}
      <span>{label}</span>
    </Link>
  );
}
