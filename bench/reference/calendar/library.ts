import { createCalendar, Interaction, ResourceTimeGrid } from '@event-calendar/core';
import '@event-calendar/core/index.css';
import { flushSync } from 'svelte';
import { timeOf } from '@/lib/kit/dates/span';
import { DATE, fullDay } from './day';

const { directory, entries } = fullDay();

/** Draws the day and returns when it is in the document. */
export function mount(target: Element): void {
  createCalendar(target, [ResourceTimeGrid, Interaction], {
    view: 'resourceTimeGridDay',
    date: DATE,
    locale: 'es-CO',
    headerToolbar: { start: '', center: '', end: '' },
    // Ours can be moved and drawn longer too.
    editable: true,
    allDaySlot: false,
    slotMinTime: '06:00',
    slotMaxTime: '20:00',
    slotDuration: '00:15',
    resources: directory.doctors.map(({ id, name }) => ({ id, title: name })),
    events: entries.map(({ id, doctorId, from, to, patient = '', procedure = '' }) => ({
      id,
      resourceIds: [doctorId],
      start: `${DATE} ${timeOf(from)}`,
      end: `${DATE} ${timeOf(to)}`,
      title: `${patient} · ${procedure}`,
    })),
    eventClick: () => {},
    dateClick: () => {},
  });
  flushSync();
}
