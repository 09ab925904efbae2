import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { SEARCH_PAUSE } from '@/components/use-settled';
import type { ProcedureOption } from '@/lib/priced-items/item-draft';
import type { SearchProcedures } from './use-procedure-search';

interface Found {
  /** `closed`: there is nobody to ask, so that nothing is said of what there is. */
  readonly state: 'idle' | 'looking' | 'found' | 'failed' | 'closed';
  readonly options: readonly ProcedureOption[];
}

const NOTHING: Found = { state: 'idle', options: [] };

/** The list below the name of an item: what the clinic's catalogue has for what is typed. */
export function useProcedureChoice(
  search: SearchProcedures | undefined,
  onPick: (procedure: ProcedureOption) => void,
) {
  const [found, setFound] = useState<Found>(NOTHING);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [entered, setEntered] = useState(false);
  const turn = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isShown = isOpen && found.state !== 'idle';
  const current = isShown && found.state === 'found' ? active : -1;

  function look(text: string): void {
    clearTimeout(timer.current);
    turn.current += 1;
    const mine = turn.current;
    setActive(-1);
    setEntered(false);
    setOpen(true);
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
    setOpen(false);
    setEntered(false);
    setFound(NOTHING);
  }

  function pick(option: ProcedureOption | undefined): void {
    if (!option) return;
    close();
    onPick(option);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    const last = found.options.length - 1;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!isShown) look(event.currentTarget.value);
      else if (found.state === 'found') {
        const next = active + step;
        setActive(next > last ? -1 : next < -1 ? last : next);
      }
    } else if (event.key === 'Enter' && isShown) {
      // Never the form: with a list open Enter chooses from it, or leaves what was typed as it is.
      event.preventDefault();
      if (found.state === 'looking') setEntered(true);
      else enter();
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  }

  /** Takes the one that is meant, also where it is the only one there is. */
  function enter(): void {
    const { options } = found;
    const meant = current >= 0 ? options[current] : options.length === 1 ? options[0] : undefined;
    if (meant) pick(meant);
    else close();
  }

  // Enter waits for what it asked for.
  const enterFound = useEffectEvent(enter);
  useEffect(() => {
    if (!entered || found.state === 'looking') return;
    setEntered(false);
    enterFound();
  }, [entered, found.state]);

  return { ...found, isShown, current, look, close, pick, point: setActive, onKeyDown };
}
