/** Pickups as a file that calendars read (RFC 5545). */
import type { Instant } from '../time/instant.ts';

export interface PickupEvent {
  /** The same for the same pickup, so that a second file changes the event and adds none. */
  id: string;
  title: string;
  place: string;
  description: string;
  start: Instant;
  end: Instant;
}

export const pickupCalendar = (events: readonly PickupEvent[], now: Instant): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Zawadeh//Pickups//EN',
    ...events.flatMap(({ id, title, place, description, start, end }) => [
      'BEGIN:VEVENT',
      `UID:${id}@zawadeh`,
      `DTSTAMP:${utc(now)}`,
      `DTSTART:${utc(start)}`,
      `DTEND:${utc(end)}`,
      `SUMMARY:${escaped(title)}`,
      `LOCATION:${escaped(place)}`,
      `DESCRIPTION:${escaped(description)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');

/** "20261121T123000Z" */
const utc = (at: Instant): string => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|[\r\n]/g, '\\n');

const LONGEST_LINE = 75;

/** A longer line goes on after a break and a space; the limit counts bytes, and no letter may be torn apart. */
function folded(line: string): string {
  let text = '';
  let length = 0;
  for (const letter of line) {
    const bytes = new TextEncoder().encode(letter).length;
    if (length + bytes > LONGEST_LINE) {
      text += '\r\n ';
      length = 1;
    }
    text += letter;
    length += bytes;
  }
  return text;
}
