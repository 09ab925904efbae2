'use client';

import { useTranslations } from 'next-intl';
import { NavLink } from './nav-link';
import type { Screen } from './screens';

/** The rail of a phone, where the thumb is. */
export function BottomBar({ screens }: { screens: readonly Screen[] }) {
  const t = useTranslations('shell');
  return (
    <nav
      aria-label={t('navigation')}
      className="sticky bottom-0 z-20 border-t border-rail-line bg-rail pb-[env(safe-area-inset-bottom)] md:hidden print:hidden short:static"
    >
      <ul className="flex">
        {screens.map(({ name, href, icon }) => (
          <li key={href} className="flex-1">
            <NavLink
              href={href}
              icon={icon}
              label={t(`nav.${name}`)}
              className="flex h-14 flex-col items-center justify-center gap-0.5 border-t-2 border-transparent text-xs text-rail-ink no-underline focus-visible:outline-offset-[-4px] focus-visible:outline-rail-mark aria-[current]:border-rail-mark aria-[current]:font-medium aria-[current]:text-rail-strong"
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
