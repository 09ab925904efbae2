import { useQueryState } from 'nuqs';
import { useState } from 'react';

/**
 * Which dialog a screen shows: what was chosen on it, or what the address asks it to begin
 * (`?do=…`), so that the command palette leads to what is a dialog here. The address forgets once
 * another is shown or none, so that the same command begins it again.
 */
export function useShownDialog<Shown>(
  beginning: (asked: string) => Shown | undefined,
): readonly [Shown | undefined, (next: Shown | undefined) => void] {
  const [asked, setAsked] = useQueryState('do');
  const [chosen, setChosen] = useState<Shown>();
  const show = (next: Shown | undefined) => {
    // An address that is written while the page is refreshed makes the framework load the page again.
    if (asked !== null) void setAsked(null);
    setChosen(next);
  };
  return [chosen ?? (asked === null ? undefined : beginning(asked)), show];
}
