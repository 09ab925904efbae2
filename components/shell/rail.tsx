'use client';

import { useTranslations } from 'next-intl';
import { Mark } from '@/components/ui/mark';
import { DateLeaf } from './date-leaf';
import { NavLink } from './nav-link';
import type { NavScreen } from './screens';

const LINK =
  'flex rounded-md text-rail-ink no-underline transition-colors duration-100 hover:bg-rail-active hover:text-rail-strong focus-visible:outline-rail-mark aria-[current]:bg-rail-active aria-[current]:font-medium aria-[current]:text-rail-strong';

/** Where one can go: down the left side, narrower on a tablet. */
export function Rail({ screens, now }: { screens: readonly NavScreen[]; now: number }) {
  const t = useTranslations();
  return (
    <aside
      aria-label={t('app.name')}
      className="sticky top-0 flex h-dvh w-27 shrink-0 flex-col border-r border-rail-line bg-rail text-rail-ink max-md:hidden lg:w-52 print:hidden"
    >
      <p className="flex h-13 items-center gap-2.5 px-4 font-semibold text-rail-strong max-lg:justify-center">
        <Mark className="size-6 shrink-0" />
        <span className="max-lg:sr-only">{t('app.name')}</span>
      </p>
      <nav aria-label={t('shell.navigation')} className="min-h-0 flex-1 overflow-y-auto p-2">
        <ul className="grid gap-0.5">
          {screens.map(({ name, href, to, icon, parts = [] }) => (
            <li key={href}>
              <NavLink
                href={href}
                to={to}
                icon={icon}
                beside={screens}
                label={t(`shell.nav.${name}`)}
                className={`${LINK} relative items-center gap-2.5 px-2.5 py-2 max-lg:flex-col max-lg:gap-1 max-lg:px-0 max-lg:text-xs aria-[current]:before:absolute aria-[current]:before:inset-y-2 aria-[current]:before:-left-2 aria-[current]:before:w-0.75 aria-[current]:before:rounded-full aria-[current]:before:bg-rail-mark`}
              />
              {parts.length > 0 && (
                <ul className="mt-0.5 grid gap-0.5 max-lg:hidden">
                  {parts.map((part) => (
                    <li key={part.href}>
                      <NavLink
                        href={part.href}
                        label={t(`shell.nav.${part.name}`)}
                        className={`${LINK} items-center py-1.5 pr-2.5 pl-9.5`}
                      />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <DateLeaf now={now} />
    </aside>
  );
}
