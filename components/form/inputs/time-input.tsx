'use client';

import { useLocale } from 'next-intl';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { FieldControl } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { formatTime } from '@/lib/kit/dates/time-format';
import { readTypedTime, stepTime } from '@/lib/kit/dates/typed-time';
import { minutesOf } from '@/lib/kit/schedule';
import { useEarlyTyping } from './use-early-typing';

interface TimeInputProps {
  name: string;
  /** Of the field that it stands in; else it is named by `label`. */
  control?: FieldControl;
  label?: string;
  /** `HH:MM`, empty, or what was typed where that is no time. */
  value: string;
  onChange: (value: string) => void;
  /** Reads typed text as `HH:MM`. People who type the time of an appointment mean the afternoon. */
  read?: (text: string) => string;
  onBlur?: () => void;
  /** Ids of what is wrong with it. */
  errorId?: string | undefined;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 5,
  ArrowDown: -5,
  PageUp: 60,
  PageDown: -60,
};

/**
 * A time of day, typed as people do and written as every screen writes it; the arrows step by five minutes, the page keys by an hour. Whoever
 * comes to the field writes over what it says; a second press places the caret.
 */
export function TimeInput({
  name,
  control,
  label,
  value,
  onChange,
  read = readTypedTime,
  onBlur,
  errorId,
}: TimeInputProps) {
  const locale = useLocale();
  const [typedHere, setTypedHere] = useState<{ text: string; value: string }>();
  const isHere = useRef(false);
  const pressedAnew = useRef(false);
  const minutes = minutesOf(value);
  // What was typed stands while somebody types, and only for what it was read as.
  const isTyped = typedHere?.value === value;
  const written = minutes === null ? value : formatTime(minutes, locale);
  const text = isTyped ? typedHere.text : written;

  function take(next: string): void {
    const time = read(next);
    setTypedHere({ text: next, value: time });
    onChange(time);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setTypedHere(undefined);
    onChange(stepTime(value, step));
  }

  const watchEarly = useEarlyTyping(text, take);
  return (
    <Input
      {...control}
      ref={watchEarly}
      name={name}
      aria-label={label}
      value={text}
      // A phone's digits have no letters, which half of the day takes.
      inputMode="text"
      autoComplete="off"
      spellCheck={false}
      maxLength={20}
      onChange={(event) => take(event.target.value)}
      onKeyDown={onKeyDown}
      onPointerDown={() => {
        pressedAnew.current = !isHere.current;
      }}
      onFocus={({ currentTarget }) => {
        if (!isHere.current) currentTarget.select();
        isHere.current = true;
      }}
      // The press itself has placed the caret, after the focus came.
      onClick={({ currentTarget }) => {
        if (pressedAnew.current && isCaret(currentTarget)) currentTarget.select();
        pressedAnew.current = false;
      }}
      onBlur={({ currentTarget }) => {
        // The window was left, and the field was not: one comes back to what one was typing.
        if (currentTarget === document.activeElement) return;
        isHere.current = false;
        setTypedHere(undefined);
        onBlur?.();
      }}
      className="tabular"
      {...(errorId !== undefined && { 'aria-invalid': true, 'aria-describedby': errorId })}
    />
  );
}

/** Nothing was marked by pressing and pulling. */
function isCaret({ selectionStart, selectionEnd }: HTMLInputElement): boolean {
  return selectionStart === selectionEnd;
}
