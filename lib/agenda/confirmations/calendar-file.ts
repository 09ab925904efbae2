/** What a calendar is told of an appointment: no procedure and no doctor, for others see a calendar too. */
export interface CalendarEvent {
  /** Of the appointment: a file of it that is opened again changes the same event. */
  readonly id: string;
  /** Raised by each change of the appointment. */
  readonly version: number;
  readonly start: Date;
  readonly end: Date;
  readonly summary: string;
  readonly location: string;
  /** When the file is made. */
  readonly at: Date;
}

/** Octets of a line, without its end (RFC 5545, 3.1). */
const LINE = 75;

/** An event as an iCalendar file (RFC 5545). */
export function calendarFile(event: CalendarEvent): Uint8Array<ArrayBuffer> {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Clinic Admin//Appointments//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.id}@clinic-admin`,
    `DTSTAMP:${utc(event.at)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.end)}`,
    `SEQUENCE:${event.version}`,
    `SUMMARY:${escaped(event.summary)}`,
    `LOCATION:${escaped(event.location)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return new TextEncoder().encode(lines.map((line) => `${folded(line)}\r\n`).join(''));
}

/** `20261202T150000Z` */
function utc(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

/** A line that is too long goes on after a blank; no character is cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let room = LINE;
  let text = '';
  for (const character of line) {
    const octets = encoder.encode(character).length;
    if (octets > room) {
      text += '\r\n ';
      room = LINE - 1;
    }
    text += character;
    room -= octets;
  }
  return text;
}
