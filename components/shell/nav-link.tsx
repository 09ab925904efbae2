'use client';

import { useLinkStatus } from 'next/link';
import { usePathname } from 'next/navigation';
import { Link } from '@/components/ui/buttons/link';
import { Icon, type IconName } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/states/spinner';
import type { NavScreen } from './screens';

interface NavLinkProps {
  href: string;
  /** Where it leads, if not to `href` alone. */
  to?: string | undefined;
  /** None for a screen under another. */
  icon?: IconName;
  label: string;
  className: string;
  /** Entries of the same list: a screen that has one of its own belongs to no other. */
  beside?: readonly NavScreen[];
}

/** Pages answer whole, with their true status, so the wait is shown where it was asked for. */
function LinkIcon({ icon }: { icon: IconName }) {
  const { pending } = useLinkStatus();
  return pending ? <Spinner className="size-4.5" /> : <Icon name={icon} />;
}

/** Marks the screen one is on, and the screen that the present one belongs to. */
export function NavLink({ href, to = href, icon, label, className, beside = [] }: NavLinkProps) {
  const path = usePathname();
  const here = path === href;
  const isOthers = beside.some((other) => isUnder(other.href, href) && isAt(path, other.href));
  const within = here || (isUnder(path, href) && !isOthers);
  return (
    <Link
      href={to}
      className={className}
      aria-current={here ? 'page' : within ? 'true' : undefined}
    >
      {icon && <LinkIcon icon={icon} />}
      <span>{label}</span>
    </Link>
  );
}

function isUnder(path: string, href: string): boolean {
  return href !== '/' && path.startsWith(`${href}/`);
}

function isAt(path: string, href: string): boolean {
  return path === href || isUnder(path, href);
}
