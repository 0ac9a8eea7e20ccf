import { expect, test, vi } from 'vitest';
import type { Fetch } from '../payments/whishWire.ts';
import { followMapsLink } from './followMapsLink.ts';

const LINK = 'https://maps.app.goo.gl/AbC1';
const PLACE = 'https://www.google.com/maps/place/Zahra/@34.4,35.8,17z/data=!3d34.436!4d35.844';

const to = (location: string) => new Response(null, { status: 302, headers: { location } });

/** Answers one address after the other, and says which were asked. */
function answers(...given: Response[]) {
  const asked: string[] = [];
  const fetch = vi.fn<Fetch>(async (url) => {
    asked.push(url);
    return given.shift() ?? to(`${LINK}x`);
  });
  return { asked, find: followMapsLink(fetch) };
}

test('the place is read in the address that a short link leads to, without asking for that page', async () => {
  const { asked, find } = answers(to(PLACE));
  expect(await find(LINK)).toEqual({ latitude: 34.436, longitude: 35.844 });
  expect(asked).toEqual([LINK]);
});

test('the place of a page whose address has none is read in its head', async () => {
  const page =
    '<meta content="https://maps.google.com/maps/api/staticmap?center=34.436%2C35.844&amp;zoom=17">';
  const { find } = answers(to('https://maps.google.com/?q=Zahra&ftid=0x1:0x2'), new Response(page));
  expect(await find(LINK)).toEqual({ latitude: 34.436, longitude: 35.844 });
});

test.each([
  'http://www.google.com/maps',
  'https://127.0.0.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/',
  'https://localhost/',
  'https://www.google.com.evil.example/',
  'https://www.google.com:444/maps',
  'file:///etc/passwd',
  'no address at all',
])('a redirect to %s is not followed', async (target) => {
  const { asked, find } = answers(to(target));
  expect(await find(LINK)).toBeNull();
  expect(asked.every((url) => url.startsWith('https://maps.app.goo.gl/'))).toBe(true);
});

test('nothing more is requested after three hops', async () => {
  const { asked, find } = answers();
  expect(await find(LINK)).toBeNull();
  expect(asked).toHaveLength(3);
});

test('no more than 64 kB of a page are read', async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 16 * 1024;
      controller.enqueue(new Uint8Array(16 * 1024).fill(97));
    },
  });
  const { find } = answers(new Response(endless));
  expect(await find(LINK)).toBeNull();
  expect(sent).toBeLessThanOrEqual(128 * 1024);
});
