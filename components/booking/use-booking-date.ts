'use client';

import { useState } from 'react';
import { isAgendaDate } from './booking-check';

/**
 * The date of the agenda, as it is typed here: the agenda follows once it is a date, and until it has
 * followed what was typed stands.
 */
export function useBookingDate(agendaDate: string, onDateChange: (date: string) => void) {
  const [typed, setTyped] = useState<{ text: string; before: string }>();
  if (typed && typed.before !== agendaDate) setTyped(undefined);
  const date = typed?.before === agendaDate ? typed.text : agendaDate;

  function changeDate(text: string): void {
    setTyped({ text, before: agendaDate });
    if (text !== agendaDate && isAgendaDate(text)) onDateChange(text);
  }
  return { date, changeDate };
}
