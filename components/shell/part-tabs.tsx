'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/buttons/link';
import type { NavScreen } from './screens';

interface PartTabsProps {
  /** What they are parts of. */
  of: 'billing' | 'settings';
  screens: readonly NavScreen[];
}

/** Screens of one kind, where there is no room for them in the rail. */
export function PartTabs({ of, screens }: PartTabsProps) {
  const t = useTranslations('shell');
  const path = usePathname();
  if (screens.length < 2) return null;
  return (
    <nav
      aria-label={t(`nav.${of}`)}
      className="-mx-3 mb-3 overflow-x-auto border-b border-line px-3 sm:-mx-4 sm:px-4 lg:hidden print:hidden"
    >
      <ul className="flex w-max gap-1">
        {screens.map(({ name, href }) => (
          <li key={name}>
            <Link
              href={href}
              aria-current={path.startsWith(href) ? 'page' : undefined}
              className="-mb-px flex min-h-9 touch:min-h-11 items-center border-b-2 border-transparent px-3 font-medium whitespace-nowrap text-ink-muted no-underline hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
            >
              {t(`nav.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
