import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * After a change of screen the control that led here is gone and focus would be nowhere: it goes to
 * the content, so that the next Tab begins there and not at the top of the page. A field that took
 * the focus itself keeps it.
 */
export function useFocusOnNavigation(): void {
  const pathname = usePathname();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.activeElement === document.body) {
      document.getElementById('content')?.focus({ preventScroll: true });
    }
  }, [pathname]);
}
