import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CODE_LETTERS } from '../orders/orderCode.ts';
import { anyText } from '../text/anyText.arbitrary.ts';
import { fromBase45, toBase45 } from './base45.ts';
import {
  createTicketKeys,
  importPrivateKey,
  importPublicKey,
  MOST_TICKET_LINES,
  readTicket,
  signTicket,
  ticketWindow,
  verifyTicket,
  type SignedTicket,
} from './ticketPayload.ts';
import { cases } from '../testing/cases.ts';

const MINUTE = 60_000;

const keyPair = async () => {
  const { publicKey, privateKey } = await createTicketKeys();
  const [pub, priv] = [await importPublicKey(publicKey), await importPrivateKey(privateKey)];
  if (pub === null || priv === null) throw new Error('A new key cannot be imported.');
  return { publicKey: pub, privateKey: priv };
};
const server = await keyPair();
const stranger = await keyPair();

const sign = async (ticket: SignedTicket, by = server) => (await signTicket(ticket, by.privateKey)) ?? '';

const ticket: SignedTicket = {
  orderId: '8a1f3c52-5a7e-4d0b-9c64-0e2f7b1d9a33',
  storeId: '00000000-0000-4000-8000-00000000000a',
  window: { start: Date.parse('2026-11-21T15:00:00Z'), end: Date.parse('2026-11-21T18:30:00Z') },
  codeEnd: '2Z9K',
  pieces: 3,
  lines: [
    { bagStart: '00b1c2', quantity: 1 },
    { bagStart: 'ffa0e1', quantity: 2 },
  ],
};

describe('a ticket', () => {
  test('a ticket says what the server signed', async () => {
    const text = await sign(ticket);
    expect(readTicket(text)).toEqual(ticket);
    expect(await verifyTicket(text, [stranger.publicKey, server.publicKey])).toEqual(ticket);
  });

  test('a ticket has the documented bytes before its signature', async () => {
    const bytes = fromBase45(await sign(ticket));
    const content = Buffer.from(bytes ?? []).subarray(0, -64);
    expect(content.toString('hex')).toBe(
      [
        '01',
        '8a1f3c525a7e4d0b9c640e2f7b1d9a33',
        '0000000000004000800000000000000a',
        (Date.parse('2026-11-21T15:00:00Z') / MINUTE).toString(16).padStart(8, '0'),
        '00d2',
        // 2 is 0, Z is 30, 9 is 7, K is 17.
        ((30 << 10) | (7 << 5) | 17).toString(16).padStart(6, '0'),
        '03',
        '02',
        '00b1c201',
        'ffa0e102',
      ].join(''),
    );
  });

  test('the ticket of a delivery names no store, and a ticket may lack a window', async () => {
    const door = { ...ticket, storeId: null, window: null };
    expect(readTicket(await sign(door))).toEqual(door);
  });

  test('a ticket names the bags by the start of their ids', async () => {
    const lines = [{ bagStart: '00b1c2d3-0000-4000-8000-000000000000', quantity: 3 }];
    expect(readTicket(await sign({ ...ticket, lines }))?.lines).toEqual([
      { bagStart: '00b1c2', quantity: 3 },
    ]);
  });

  test('a ticket of more than three bags only counts the pieces', async () => {
    const line = { bagStart: '00b1c2', quantity: 1 };
    const full = { ...ticket, lines: [line, line, line] };
    const fuller = { ...ticket, pieces: 4, lines: [line, line, line, line] };
    expect(readTicket(await sign(full))).toEqual(full);
    expect(readTicket(await sign(fuller))).toEqual({ ...fuller, lines: [] });
  });

  test('a ticket whose bags name no beginning lasts the day before their end', () => {
    const { start, end } = ticket.window!;
    expect(ticketWindow(start, end)).toEqual({ start, end });
    expect(ticketWindow(null, end)).toEqual({ start: end - 24 * 60 * MINUTE, end });
  });

  test('a ticket has a window of whole minutes, of at most 45 days', async () => {
    const start = Date.parse('2026-11-21T15:00:30Z');
    const windowOf = async (end: number) => readTicket(await sign({ ...ticket, window: { start, end } }));
    expect((await windowOf(start + 90_000))?.window).toEqual({ start: start - 30_000, end: start + 90_000 });
    expect((await windowOf(start + 1e10))?.window?.end).toBe(start - 30_000 + 0xffff * MINUTE);
  });

  test.each(['8210', 'K2I4', 'K2K4K', 'k2k4', ''])(
    'no ticket is signed for the code end %j',
    async (codeEnd) => {
      expect(await signTicket({ ...ticket, codeEnd }, server.privateKey)).toBeNull();
    },
  );
});

describe('refused tickets', () => {
  test('a ticket that no server of ours signed is refused', async () => {
    const text = await sign(ticket, stranger);
    expect(readTicket(text)).toEqual(ticket);
    expect(await verifyTicket(text, [server.publicKey])).toBeNull();
    expect(await verifyTicket(text, [])).toBeNull();
  });

  test('a ticket with one byte changed is refused', async () => {
    const bytes = fromBase45(await sign(ticket)) ?? new Uint8Array();
    for (const at of bytes.keys()) {
      const changed = bytes.slice();
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(await verifyTicket(toBase45(changed), [server.publicKey]), `byte ${at}`).toBeNull();
    }
  });

  test('a ticket with one sign changed, left out or doubled is refused', async () => {
    const text = await sign(ticket);
    for (const [at, sign] of Array.from(text).entries())
      for (const other of [sign === '7' ? '8' : '7', '', sign + sign])
        expect(
          await verifyTicket(text.slice(0, at) + other + text.slice(at + 1), [server.publicKey]),
          `sign ${at}`,
        ).toBeNull();
  });

  const at = { version: 0, code: 39, lines: 43 };
  test.each([
    ['of another version', at.version, 2],
    ['with a code of other letters', at.code + 2, 31],
    ['with more lines than it has bytes', at.lines, 3],
    ['with fewer lines than it has bytes', at.lines, 1],
    ['with more lines than three', at.lines, 4],
  ])('the bytes of a ticket %s are not read', async (_, place, value) => {
    const bytes = fromBase45(await sign(ticket)) ?? new Uint8Array();
    bytes[place] = value;
    expect(readTicket(toBase45(bytes))).toBeNull();
  });

  test.each([
    ['no text', ''],
    ['a web address', 'https://zawadeh.local/ticket/ZWD-7KQ2M9XA'],
    ['a code', 'ZWD-7KQ2M9XA'],
    ['too few bytes', toBase45(new Uint8Array(44 + 63).fill(1))],
    ['bytes of no version', toBase45(new Uint8Array(44 + 64))],
  ])('%s is no ticket', async (_, text) => {
    expect(readTicket(text)).toBeNull();
    expect(await verifyTicket(text, [server.publicKey])).toBeNull();
  });

  test('keys of another kind are not imported', async () => {
    const { publicKey, privateKey } = await createTicketKeys();
    expect(await importPublicKey(privateKey)).toBeNull();
    expect(await importPrivateKey(publicKey)).toBeNull();
    for (const text of ['', 'x', publicKey.slice(2), publicKey.replace(/^04/, '05')])
      expect(await importPublicKey(text)).toBeNull();
  });
});

const byte = fc.integer({ min: 0, max: 255 });
const aTicket: fc.Arbitrary<SignedTicket> = fc.record({
  orderId: fc.uuid(),
  storeId: fc.option(fc.uuid()),
  window: fc.option(
    fc
      .tuple(fc.integer({ min: 1, max: 2 ** 32 - 1 }), fc.integer({ min: 0, max: 0xffff }))
      .map(([start, length]) => ({ start: start * MINUTE, end: (start + length) * MINUTE })),
  ),
  codeEnd: fc.string({ unit: fc.constantFrom(...Array.from(CODE_LETTERS)), minLength: 4, maxLength: 4 }),
  pieces: byte,
  lines: fc.array(
    fc.record({
      bagStart: fc.string({
        unit: fc.constantFrom(...Array.from('0123456789abcdef')),
        minLength: 6,
        maxLength: 6,
      }),
      quantity: byte,
    }),
    { maxLength: MOST_TICKET_LINES },
  ),
});

describe('arbitrary tickets and texts', () => {
  test('any ticket is read back, from at most 180 characters', async () => {
    await fc.assert(
      fc.asyncProperty(aTicket, async (any) => {
        const text = await sign(any);
        expect(text.length).toBeLessThanOrEqual(180);
        expect(readTicket(text)).toEqual(any);
        expect(await verifyTicket(text, [server.publicKey])).toEqual(any);
        expect(await verifyTicket(text, [stranger.publicKey])).toBeNull();
      }),
      cases(100),
    );
  });

  test('any text is read as a ticket or as null, and never verified', async () => {
    const signed = fc.uint8Array({ minLength: 108, maxLength: 120 }).map((bytes) => {
      bytes[0] = 1;
      bytes[43] = (bytes.length - 108) / 4;
      return toBase45(bytes);
    });
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyText, signed), async (text) => {
        readTicket(text);
        expect(await verifyTicket(text, [server.publicKey])).toBeNull();
        await importPublicKey(text);
      }),
      cases(500),
    );
  });
});
