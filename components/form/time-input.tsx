'use client';

import { type KeyboardEvent, useState } from 'react';
import type { FieldControl } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { minutesOf } from '@/lib/rules/schedule';
import { readTypedTime, stepTime } from '@/lib/rules/typed-time';
import { useEarlyTyping } from './use-early-typing';

interface TimeInputProps {
  name: string;
  /** Of the field that it stands in; else it is named by `label`. */
  control?: FieldControl;
  label?: string;
  /** `HH:MM`, empty, or what was typed where that is no time. */
  value: string;
  onChange: (value: string) => void;
  /** How a time is written while nobody types here, of minutes since midnight; else `HH:MM`. */
  write?: (minutes: number) => string;
  /** Ids of what is wrong with it. */
  errorId?: string | undefined;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 5,
  ArrowDown: -5,
  PageUp: 60,
  PageDown: -60,
};

/** A time of day, typed as people do; the arrows step by five minutes, the page keys by an hour. */
export function TimeInput({
  name,
  control,
  label,
  value,
  onChange,
  write,
  errorId,
}: TimeInputProps) {
  const [typedHere, setTypedHere] = useState({ text: value, value });
  const [isTypedIn, setIsTypedIn] = useState(false);
  // Where the form was given another value, what was typed stands no longer.
  const typed = typedHere.value === value ? typedHere.text : value;
  const minutes = minutesOf(typed);
  const text = !isTypedIn && write && minutes !== null ? write(minutes) : typed;

  function take(next: string, shown = next): void {
    const read = readTypedTime(next);
    setTypedHere({ text: shown, value: read });
    onChange(read);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    take(stepTime(value, step));
  }

  const watchEarly = useEarlyTyping(text, take);
  return (
    <Input
      {...control}
      ref={watchEarly}
      name={name}
      aria-label={label}
      value={text}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      maxLength={20}
      onChange={(event) => take(event.target.value)}
      onKeyDown={onKeyDown}
      onFocus={() => setIsTypedIn(true)}
      onBlur={() => {
        setIsTypedIn(false);
        setTypedHere({ text: value, value });
      }}
      className="tabular"
      {...(errorId !== undefined && { 'aria-invalid': true, 'aria-describedby': errorId })}
    />
  );
}
