import type { Messages } from 'next-intl';
import type { IconName } from '@/components/ui/icon';
import type { Role } from '@/lib/contract/roles';
import { mayDo } from '@/lib/kit/rights';
import { isPlaced, SCREENS, type Screen, screenNames } from '@/lib/screens';

/** A screen of `lib/screens.ts` as the rail, the bottom bar and the search show it. */
export interface NavScreen {
  name: keyof Messages['shell']['nav'];
  href: string;
  icon: IconName;
  keys: Screen['keys'];
  /** Where it leads, if not to `href` alone. */
  to?: string;
  /** Not for every hour: on a phone it is one press further. */
  isRare?: true;
  /** Screens of one kind, behind one entry where there is little room; seen with any of them. */
  parts?: readonly NavScreen[];
}

/** What `role` finds in the navigation. Only a convenience: each page decides for itself. */
export function screensFor(role: Role): readonly NavScreen[] {
  return placedScreens(role, ['rail', 'rare']).flatMap((screen) => {
    if (screen.name !== 'billing' && screen.name !== 'settings') return [screen];
    const parts = partsFor(role, screen.name);
    return parts.length === 0 ? [] : [{ ...screen, parts }];
  });
}

export function partsFor(role: Role, of: 'billing' | 'settings'): readonly NavScreen[] {
  return placedScreens(role, [of]);
}

/** Every screen that can be gone to by its name. */
export function reachable(screens: readonly NavScreen[]): readonly NavScreen[] {
  return screens.flatMap((screen) => screen.parts ?? [screen]);
}

function placedScreens(role: Role, places: readonly Screen['place'][]): NavScreen[] {
  return screenNames()
    .filter(isPlaced)
    .flatMap((name) => {
      const { right, place, keys }: Screen = SCREENS[name];
      if (!places.includes(place) || (right !== undefined && !mayDo(role, right))) return [];
      const { route: href, icon } = SCREENS[name];
      return [{ name, href, icon, keys, ...(place === 'rare' && { isRare: true as const }) }];
    });
}
