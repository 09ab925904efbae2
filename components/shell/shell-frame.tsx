'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { late } from '@/components/late';
import { mayGoTo } from '@/lib/leave-guard';
import { ShellContext } from './shell-context';
import { type Shortcut, shortcutSelector } from './shortcuts';
import { useFocusOnNavigation } from './use-focus-on-navigation';
import type { PaletteScreen } from './use-palette-entries';
import { useShortcuts } from './use-shortcuts';
import { useShortcutsEnabled } from './use-shortcuts-enabled';
import { useTypedAhead } from './use-typed-ahead';

// Loaded when first opened: most visits to a screen need neither.
const CommandPalette = late(async () => (await import('./command-palette')).CommandPalette);
const KeyboardMap = late(async () => (await import('./keyboard-map')).KeyboardMap);

type Overlay = 'search' | 'keyboard' | null;

interface ShellFrameProps {
  screens: readonly PaletteScreen[];
  mayFindPatients: boolean;
  mayBook: boolean;
  mayChart: boolean;
  mayChangeChart: boolean;
  mayWrite: boolean;
  /** Addresses that keys may lead to: of what this person finds in the navigation. */
  destinations: readonly string[];
  children: ReactNode;
}

/** Holds what floats above every screen, and listens for the keys that open it. */
export function ShellFrame({
  screens,
  mayFindPatients,
  mayBook,
  mayChart,
  mayChangeChart,
  mayWrite,
  destinations,
  children,
}: ShellFrameProps) {
  const router = useRouter();
  const [overlay, setOverlay] = useState<Overlay>(null);
  const [shortcutsOn] = useShortcutsEnabled();
  const close = useCallback(() => setOverlay(null), []);
  const actions = useMemo(
    () => ({
      openSearch: () => setOverlay('search'),
      openKeyboardMap: () => setOverlay('keyboard'),
    }),
    [],
  );

  const run = useCallback(
    ({ action, href }: Shortcut) => {
      if (action === 'search') setOverlay('search');
      else if (action === 'help') setOverlay('keyboard');
      else if (href === undefined)
        document.querySelector<HTMLElement>(shortcutSelector(action))?.click();
      else if (destinations.includes(href) && mayGoTo(new URL(href, location.href))) {
        router.push(href);
      }
    },
    [router, destinations],
  );
  useShortcuts(shortcutsOn && overlay === null, run);
  useFocusOnNavigation();
  const typedAhead = useTypedAhead(overlay === 'search');

  return (
    <ShellContext value={actions}>
      {children}
      <Suspense>
        {overlay === 'search' && (
          <CommandPalette
            screens={screens}
            mayFindPatients={mayFindPatients}
            typedAhead={typedAhead}
            onClose={close}
            onKeyboardMap={actions.openKeyboardMap}
          />
        )}
        {overlay === 'keyboard' && (
          <KeyboardMap
            destinations={destinations}
            mayBook={mayBook}
            mayChart={mayChart}
            mayChangeChart={mayChangeChart}
            mayWrite={mayWrite}
            onClose={close}
          />
        )}
      </Suspense>
    </ShellContext>
  );
}
