import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';

interface ComboboxOptions<Option> {
  /** Of the list. */
  readonly label: string;
  readonly options: readonly Option[];
  readonly isShown: boolean;
  /** The options were found for other words than those in the field. None is meant, and Enter waits. */
  readonly isLooking: boolean;
  /** How many were found, where `options` are the first of them. */
  readonly count?: number;
  /** What is meant once something was typed: the first option, or the text itself. */
  readonly begin: 'option' | 'text';
  readonly onPick: (option: Option) => void;
  /** Enter means no option. */
  readonly onNone?: () => void;
  /** An arrow was pressed while the list is closed. */
  readonly onOpen?: (typed: string) => void;
  /** Escape was pressed while the list is shown. */
  readonly onClose?: () => void;
}

/**
 * A text field with a list of options under it, as the combobox pattern of the ARIA guide has it. The
 * focus stays in the field. An Enter that comes before its answer waits for it, and picks an option only
 * where it is the only one.
 */
export function useCombobox<Option>({
  label,
  options,
  isShown,
  isLooking,
  count = options.length,
  begin,
  onPick,
  onNone,
  onOpen,
  onClose,
}: ComboboxOptions<Option>) {
  const listId = useId();
  const first = begin === 'option' ? 0 : -1;
  const [active, setActive] = useState(first);
  const [isEntered, setEntered] = useState(false);
  const last = options.length - 1;
  const current = isShown && !isLooking ? Math.min(active, last) : -1;
  const isMarked = current > first;
  const optionId = (index: number) => `${listId}-${index}`;

  function step(by: 1 | -1): void {
    const next = current + by;
    const index = next > last ? first : next < first ? last : next;
    setActive(index);
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' });
  }

  function enter(): void {
    const meant = options[current] ?? (count === 1 ? options[0] : undefined);
    if (meant === undefined) onNone?.();
    else onPick(meant);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    const by = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key];
    if (by !== undefined) {
      event.preventDefault();
      if (!isShown) onOpen?.(event.currentTarget.value);
      else if (!isLooking) step(by);
    } else if (
      event.key === 'Enter' &&
      isShown &&
      (isMarked || !(event.ctrlKey || event.metaKey))
    ) {
      // Never the form: with a list open, Enter chooses from it. Control+Enter does where an arrow marked
      // an option, and is left to the form otherwise.
      event.preventDefault();
      if (isLooking) setEntered(true);
      else enter();
    } else if (event.key === 'Escape' && isShown && onClose) {
      event.preventDefault();
      event.stopPropagation();
      setEntered(false);
      onClose();
    }
  }

  const enterFound = useEffectEvent(() => {
    const only = count === 1 ? options[0] : undefined;
    if (only === undefined) onNone?.();
    else onPick(only);
  });
  useEffect(() => {
    if (!isEntered || isLooking) return;
    setEntered(false);
    enterFound();
  }, [isEntered, isLooking]);

  return {
    /** To be called when the text of the field changes. */
    restart(): void {
      setActive(first);
      setEntered(false);
    },
    inputProps: {
      role: 'combobox',
      'aria-expanded': isShown && options.length > 0,
      'aria-controls': listId,
      'aria-activedescendant': current >= 0 ? optionId(current) : undefined,
      'aria-autocomplete': 'list',
      autoComplete: 'off',
      spellCheck: false,
      onKeyDown,
    } as const,
    listProps: { id: listId, role: 'listbox', 'aria-label': label } as const,
    optionProps: (index: number) =>
      ({
        id: optionId(index),
        role: 'option',
        'aria-selected': index === current,
        // The focus stays in the field, so that the list does not close before the click.
        onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
        onPointerMove: () => setActive(index),
        onClick() {
          const option = options[index];
          if (option !== undefined) onPick(option);
        },
      }) as const,
  };
}
