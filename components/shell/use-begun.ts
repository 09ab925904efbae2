import { useSearchParams } from 'next/navigation';
import { replaceAddress } from '@/lib/show-address';

/**
 * What the address asks a screen to begin (`?do=…`): so the command palette leads to what is a dialog
 * there. `forget` once it was begun, so that the same command begins it again.
 */
export function useBegun(): { readonly begun: string | null; readonly forget: () => void } {
  const begun = useSearchParams().get('do');
  const forget = () => {
    if (begun !== null) replaceAddress(window.location.pathname);
  };
  return { begun, forget };
}
