import { expect, test } from 'vitest';
import { pickupCalendar } from './pickupCalendar.ts';

const event = {
  id: 'ZW-1-0',
  title: 'Pick up your bag at Umm Fadi’s Kitchen; back door, left',
  place: 'The lane behind\r\nthe \\ mosque',
  description: 'رمز الطلب ZW-1، يفتح من دون إنترنت: https://zawadeh.example/ticket/ZW-1',
  start: Date.UTC(2026, 10, 21, 15, 0, 0, 250),
  end: Date.UTC(2026, 10, 21, 18, 30),
};
const file = pickupCalendar([event, event], Date.UTC(2026, 10, 21, 12, 30));
const lines = file.replaceAll('\r\n ', '').split('\r\n');

test('a calendar has each pickup with its hours in UTC, and its texts are no syntax', () => {
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
  expect(lines.slice(0, 12)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Zawadeh//Pickups//EN',
    'BEGIN:VEVENT',
    'UID:ZW-1-0@zawadeh',
    'DTSTAMP:20261121T123000Z',
    'DTSTART:20261121T150000Z',
    'DTEND:20261121T183000Z',
    'SUMMARY:Pick up your bag at Umm Fadi’s Kitchen\\; back door\\, left',
    'LOCATION:The lane behind\\nthe \\\\ mosque',
    `DESCRIPTION:${event.description}`,
    'END:VEVENT',
  ]);
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
});

test('no line of a calendar has more than 75 bytes, and no letter is torn apart', () => {
  const lengths = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
  expect(file).not.toContain('\ufffd');
});
