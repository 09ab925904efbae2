'use client';

import { useEffect, useEffectEvent } from 'react';
import { odontogramHandlers } from '@/lib/odontogram/handlers';
import { searchOf } from '@/lib/queries/call-own';
import { openWhileShown } from '@/lib/queries/open-while-shown';

/** Milliseconds that a line may be away before that is told. */
const LOST_AFTER = 4_000;

interface ChartEvents {
  readonly version: { readonly version: number };
  readonly lost: Readonly<Record<string, never>>;
}

/**
 * Calls `onVersion` when a patient's chart has another version than the one that is shown (`have`), for
 * as long as the tab is looked at. Where no chart is shown there is nothing to be news of. The news of a
 * change may be here before the answer to whoever made it: while a change is on its way, its answer is
 * to be waited for. Calls `onLost` when news can no longer come, once until they can again.
 */
export function useChartNews(
  patientId: string,
  have: number | undefined,
  onVersion: (version: number) => void,
  onLost: () => void,
): void {
  const isShown = have !== undefined;
  const shown = useEffectEvent(() => have);
  const tell = useEffectEvent((version: number) => {
    // Told of what this very tab has changed, or has read meanwhile.
    if (version !== have) onVersion(version);
  });

  const tellLost = useEffectEvent(onLost);

  useEffect(() => {
    if (!isShown) return;
    let lost: ReturnType<typeof setTimeout> | undefined;
    const heard = () => {
      clearTimeout(lost);
      lost = undefined;
    };
    const stop = openWhileShown<ChartEvents>({
      url: () => {
        return `${odontogramHandlers.stream.path}${searchOf({ patient: patientId, have: shown() })}`;
      },
      on: { version: ({ version }) => tell(version), lost: () => tellLost() },
      onOpen: heard,
      onBreak: () => {
        lost ??= setTimeout(() => tellLost(), LOST_AFTER);
      },
      onHide: heard,
    });
    return () => {
      heard();
      stop();
    };
  }, [patientId, isShown]);
}
