'use client';

import { useState } from 'react';
import { isAgendaDate } from './booking-check';

interface Typed {
  readonly text: string;
  /** The agenda's date when it was typed. */
  readonly before: string;
  /** The date that the agenda was last asked to follow to. */
  readonly asked: string | undefined;
}

/**
 * The date of the agenda, as it is typed here: the agenda follows once it is a date, and what is typed
 * meanwhile stands.
 */
export function useBookingDate(agendaDate: string, onDateChange: (date: string) => void) {
  const [typed, setTyped] = useState<Typed>();
  const hasFollowed = typed !== undefined && typed.before !== agendaDate;
  if (hasFollowed) {
    setTyped(typed.asked === agendaDate ? { ...typed, before: agendaDate } : undefined);
  }
  const isOwn = typed !== undefined && (!hasFollowed || typed.asked === agendaDate);
  const date = isOwn ? typed.text : agendaDate;

  function changeDate(text: string): void {
    const isDate = isAgendaDate(text);
    setTyped({ text, before: agendaDate, asked: isDate ? text : typed?.asked });
    if (isDate && text !== agendaDate) onDateChange(text);
  }
  return { date, changeDate };
}
