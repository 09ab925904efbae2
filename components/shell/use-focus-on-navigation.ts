import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { focusContent } from '@/components/ui/focus-content';
import { pathComeBackFrom } from '@/lib/opened-from';

/**
 * After a change of screen the control that led here is gone and focus would be nowhere. On the way
 * back it goes to the link that was followed, such as the row of a list; otherwise to the content,
 * so that the next Tab begins there and not at the top of the page. A field that took the focus
 * itself keeps it.
 */
export function useFocusOnNavigation(): void {
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
