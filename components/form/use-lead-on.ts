import { usePathname, useRouter } from 'next/navigation';
import { useIsHere } from '@/components/use-is-here';

/**
 * Leads on from a form that was saved. Whoever left it meanwhile is at something else by now, and is not
 * taken away from there. `isKept`: whoever comes back to it finds what they had typed; they are led on all
 * the same, for it is made.
 */
export function useLeadOn({ isKept = false } = {}): (href: string) => void {
  const router = useRouter();
  const path = usePathname();
  const isHere = useIsHere();
  return (href) => {
    if (isHere.current || (isKept && location.pathname === path)) router.replace(href);
  };
}
