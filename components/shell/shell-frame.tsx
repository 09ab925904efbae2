'use client';

import { usePathname, useRouter } from 'next/navigation';
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { lazyPart } from '@/components/lazy-part';
import { focusContent } from '@/components/ui/overlays/focus-content';
import { goTo } from '@/lib/leave-guard';
import { pathComeBackFrom } from '@/lib/opened-from';
import { LeaveQuestion } from './leave-question';
import { type Destination, type Shortcut, shortcutSelector } from './palette/shortcuts';
import type { PaletteScreen } from './palette/use-palette-entries';
import { useShortcuts } from './palette/use-shortcuts';
import { useShortcutsEnabled } from './palette/use-shortcuts-enabled';
import { ShellContext } from './shell-context';

// Loaded when first opened: most visits to a screen need neither.
const CommandPalette = lazyPart(
  async () => (await import('./palette/command-palette')).CommandPalette,
);
const KeyboardMap = lazyPart(async () => (await import('./palette/keyboard-map')).KeyboardMap);

type Overlay = 'search' | 'keyboard' | null;

interface ShellFrameProps {
  screens: readonly PaletteScreen[];
  mayFindPatients: boolean;
  mayFindInvoices: boolean;
  mayBook: boolean;
  mayChart: boolean;
  mayChangeChart: boolean;
  mayWrite: boolean;
  /** Of what this person finds in the navigation. */
  destinations: readonly Destination[];
  children: ReactNode;
}

/** Holds what floats above every screen, and listens for the keys that open it. */
export function ShellFrame({
  screens,
  mayFindPatients,
  mayFindInvoices,
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
    (pressed: Shortcut | Destination) => {
      if ('href' in pressed) {
        goTo(new URL(pressed.href, location.href), () => router.push(pressed.href));
      } else if (pressed.action === 'search') setOverlay('search');
      else if (pressed.action === 'help') setOverlay('keyboard');
      else document.querySelector<HTMLElement>(shortcutSelector(pressed.action))?.click();
    },
    [router],
  );
  useShortcuts(shortcutsOn && overlay === null, destinations, run);
  useFocusOnNavigation();
  const typedAhead = useTypedAhead(overlay === 'search');

  return (
    <ShellContext value={actions}>
      {children}
      <LeaveQuestion />
      <Suspense>
        {overlay === 'search' && (
          <CommandPalette
            screens={screens}
            mayFindPatients={mayFindPatients}
            mayFindInvoices={mayFindInvoices}
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

/**
 * After a change of screen the control that led here is gone and focus would be nowhere. On the way
 * back it goes to the link that was followed, such as the row of a list; otherwise to the content,
 * so that the next Tab begins there and not at the top of the page. A field that took the focus
 * itself keeps it.
 */
function useFocusOnNavigation(): void {
  const pathname = usePathname();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const content = document.getElementById('content');
    const focused = document.activeElement;
    if (focused !== document.body && focused !== content) return;
    const followed = content && linkTo(pathComeBackFrom(), content);
    if (followed) followed.focus();
    else if (focused === document.body) focusContent();
  }, [pathname]);
}

/** A row before any other link that leads to the same place. */
function linkTo(path: string | undefined, content: HTMLElement): HTMLAnchorElement | undefined {
  if (path === undefined) return undefined;
  const links = [...content.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
    (link) => link.origin === location.origin && link.pathname === path,
  );
  return links.find((link) => 'row' in link.dataset) ?? links[0];
}

/**
 * Collects the keys pressed between the search shortcut and the loading of its box. Returns the text
 * typed so far.
 */
function useTypedAhead(isOpening: boolean): () => string {
  const typed = useRef('');

  useEffect(() => {
    typed.current = '';
    if (!isOpening) return;
    function onKeyDown(event: KeyboardEvent) {
      if (document.querySelector('dialog:modal')) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else if (event.key.length === 1) typed.current += event.key;
      else return;
      event.preventDefault();
    }
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [isOpening]);

  return useCallback(() => typed.current, []);
}
