'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ChangeEvent, type KeyboardEvent, type RefCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '@/components/ui/buttons/icon-button';
import type { FieldControl } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { readSpokenDate } from '@/lib/kit/dates/spoken-date';
import { readTypedDate, writeTypedDate } from '@/lib/kit/dates/typed-date';
import { useEarlyTyping } from './use-early-typing';

interface DateInputProps {
  control: FieldControl;
  name: string;
  ref?: RefCallback<HTMLInputElement>;
  /** `YYYY-MM-DD`, empty, or what was typed where that is no date. */
  value: string;
  onChange: (value: string) => void;
  /** On leaving the field, and on Enter in it; with the value by then. */
  onSettle?: (value: string) => void;
  /** The clinic's, `YYYY-MM-DD`, where words such as "mañana" or "+2 sem" are read once one is done. */
  today?: string;
  /** Bounds of the calendar, `YYYY-MM-DD`; what is typed is judged by the form. */
  min: string;
  max: string;
}

/**
 * A date in one text, typed as the person's language writes it: the browser's own field follows the
 * browser's language, has to be filled part by part, and a date cannot be pasted into it. Its
 * calendar is there for those who point.
 */
export function DateInput({
  control,
  name,
  ref,
  value,
  onChange,
  onSettle,
  today,
  min,
  max,
}: DateInputProps) {
  const t = useTranslations('common.date');
  const locale = useLocale();
  const [typedHere, setTypedHere] = useState({
    text: writeTypedDate(value, locale),
    value,
    locale,
  });
  // In another language, or where the form was given another value, it is written out anew: what was
  // typed stands only for what it was read as.
  const isTyped = typedHere.value === value && typedHere.locale === locale;
  const text = isTyped ? typedHere.text : writeTypedDate(value, locale);
  const calendar = useRef<HTMLInputElement>(null);

  function take(next: string): void {
    const typed = readTypedDate(next, locale);
    const read = typed.kind === 'date' ? typed.date : next.trim();
    setTypedHere({ text: next, value: read, locale });
    // Written out it is the same date: what is told of it stays.
    if (read !== value) onChange(read);
  }

  const watchEarly = useEarlyTyping(text, take);

  function pick({ target }: ChangeEvent<HTMLInputElement>): void {
    if (target.value !== '') take(writeTypedDate(target.value, locale));
  }

  const openCalendar = () => calendar.current?.showPicker();
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter') settle();
    if (!event.altKey || event.key !== 'ArrowDown') return;
    event.preventDefault();
    openCalendar();
  }

  const typed = readTypedDate(text, locale);
  /** Somebody who is done, with Enter or by leaving, sees it written out. */
  function settle(): void {
    const said = today === undefined ? typed : readSpokenDate(text, locale, today);
    if (said.kind !== 'date') {
      onSettle?.(value);
      return;
    }
    // Known before a form is sent by the same key.
    flushSync(() => take(writeTypedDate(said.date, locale)));
    onSettle?.(said.date);
  }

  return (
    <span className="relative block">
      <Input
        {...control}
        ref={(field) => {
          watchEarly(field);
          ref?.(field);
        }}
        name={name}
        value={text}
        placeholder={t('placeholder')}
        // What a browser remembers is the last patient's, never this one's.
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        onChange={(event) => take(event.target.value)}
        onKeyDown={onKeyDown}
        aria-keyshortcuts="Alt+ArrowDown"
        onBlur={settle}
        className="tabular pr-10"
      />
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        min={min}
        max={max}
        value={typed.kind === 'date' ? typed.date : ''}
        onChange={pick}
        className="pointer-events-none absolute right-0 bottom-0 size-8 opacity-0"
      />
      <IconButton
        icon="today"
        label={t('calendar')}
        className="absolute top-0.5 right-1 touch:top-0 touch:right-0"
        // Not one more stop for who types: from the field it opens as lists do, with Alt and ↓.
        tabIndex={-1}
        onClick={openCalendar}
      />
    </span>
  );
}
