'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { MENU_ITEM } from '@/components/ui/buttons/menu-item';
import { Icon } from '@/components/ui/icon';
import { Popover } from '@/components/ui/overlays/popover';
import { NavLink } from './nav-link';
import type { NavScreen } from './screens';

const ITEM =
  'flex h-14 flex-col items-center justify-center gap-0.5 border-t-2 border-transparent text-xs text-rail-ink no-underline focus-visible:outline-offset-[-4px] focus-visible:outline-rail-mark aria-[current]:border-rail-mark aria-[current]:font-medium aria-[current]:text-rail-strong';

/** The rail of a phone, where the thumb is; what is rarely gone to is behind the last of it. */
export function BottomBar({ screens }: { screens: readonly NavScreen[] }) {
  const t = useTranslations('shell');
  const rare = screens.filter(({ isRare }) => isRare);
  return (
    <nav
      aria-label={t('navigation')}
      className="sticky bottom-0 z-20 border-t border-rail-line bg-rail pb-[env(safe-area-inset-bottom)] md:hidden print:hidden short:static"
    >
      <ul className="flex">
        {screens
          .filter(({ isRare }) => !isRare)
          .map(({ name, href, to, icon }) => (
            <li key={href} className="flex-1">
              <NavLink
                href={href}
                to={to}
                icon={icon}
                label={t(`nav.${name}`)}
                className={ITEM}
                beside={screens}
              />
            </li>
          ))}
        {rare.length > 0 && (
          <li className="flex-1">
            <MoreScreens screens={rare} />
          </li>
        )}
      </ul>
    </nav>
  );
}

function MoreScreens({ screens }: { screens: readonly NavScreen[] }) {
  const t = useTranslations('shell');
  const path = usePathname();
  const isHere = screens.some(({ href }) => path === href || path.startsWith(`${href}/`));
  return (
    <Popover
      // Another page closes it.
      key={path}
      triggerClassName={`${ITEM} h-14! w-full gap-0.5! rounded-none hover:bg-transparent hover:text-rail-strong`}
      isCurrent={isHere}
      trigger={
        <>
          <Icon name="more" />
          <span>{t('more')}</span>
        </>
      }
    >
      <ul>
        {screens.map(({ name, href, icon }) => (
          <li key={href}>
            <NavLink
              href={href}
              icon={icon}
              label={t(`nav.${name}`)}
              className={`${MENU_ITEM} aria-[current]:font-semibold aria-[current]:text-accent`}
            />
          </li>
        ))}
      </ul>
    </Popover>
  );
}
