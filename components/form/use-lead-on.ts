import { useRouter } from 'next/navigation';
import { useIsHere } from '@/components/use-is-here';

/**
 * Leads on from a form that was saved. Whoever left it meanwhile is at something else by now, and is not
 * taken away from there.
 */
export function useLeadOn(): (href: string) => void {
  const router = useRouter();
  const isHere = useIsHere();
  return (href) => {
    if (isHere.current) router.replace(href);
  };
}
