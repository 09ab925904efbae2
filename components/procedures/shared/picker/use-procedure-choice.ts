import { useRef, useState } from 'react';
import { useCombobox } from '@/components/form/inputs/use-combobox';
import { SEARCH_PAUSE } from '@/components/use-debounced-value';
import type { ProcedureOption } from '@/lib/kit/item-draft';
import type { SearchProcedures } from './use-procedure-search';

interface Found {
  /** `closed`: there is nobody to ask, so that nothing is said of what there is. */
  readonly state: 'idle' | 'looking' | 'found' | 'failed' | 'closed';
  readonly options: readonly ProcedureOption[];
}

const NOTHING: Found = { state: 'idle', options: [] };

/** The list below the name of an item: the procedures of the catalogue that match the typed text. */
export function useProcedureChoice(
  label: string,
  search: SearchProcedures | undefined,
  onPick: (procedure: ProcedureOption) => void,
) {
  const [found, setFound] = useState<Found>(NOTHING);
  const turn = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isShown = found.state !== 'idle';
  const isLooking = found.state === 'looking';

  const { restart, ...combobox } = useCombobox({
    label,
    options: found.options,
    isShown,
    isLooking,
    begin: 'text',
    onOpen: look,
    onClose: close,
    // What was typed stays as it is.
    onNone: close,
    onPick(option) {
      if (isLooking) return;
      close();
      onPick(option);
    },
  });

  function look(text: string): void {
    clearTimeout(timer.current);
    turn.current += 1;
    const mine = turn.current;
    restart();
    if (text.trim() === '') {
      setFound(NOTHING);
      return;
    }
    if (search === undefined) {
      setFound({ state: 'closed', options: [] });
      return;
    }
    setFound(({ options }) => ({ state: 'looking', options }));
    // An answer that comes after the next question is nobody's any more.
    const settle = (answer: Found) => mine === turn.current && setFound(answer);
    timer.current = setTimeout(() => {
      search(text.trim()).then(
        (options) => settle({ state: 'found', options }),
        () => settle({ state: 'failed', options: [] }),
      );
    }, SEARCH_PAUSE);
  }

  function close(): void {
    clearTimeout(timer.current);
    turn.current += 1;
    restart();
    setFound(NOTHING);
  }

  return { ...found, ...combobox, isShown, look, close };
}
