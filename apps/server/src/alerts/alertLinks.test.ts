import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { serverWith } from '../testing/serverWith.ts';
import { offlinePorts } from '../testing/offlinePorts.ts';
import { createAlertLinks } from './alertLinks.ts';
import { cases } from '@zawadeh/domain/testing';

const ID = '7b0d8a52-2a3f-4c52-9a10-0b6f5f3c2f11';
const PRIVATE_KEY = 'ab'.repeat(60);
const links = createAlertLinks(async () => PRIVATE_KEY, 'https://zawadeh.example');
const tokenOf = async (id: string) =>
  (await links.end(id)).slice('https://zawadeh.example/alerts/end/'.length);

describe('the token of a link', () => {
  test('a token is short, and belongs to one alert', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uuid(), async (id) => {
        const token = await tokenOf(id);
        expect(token).toMatch(/^[\w-]{43}$/);
        expect(await links.alertOf(token)).toBe(id);
      }),
      cases(100),
    );
  });

  test('a token with another character is refused', async () => {
    const token = await tokenOf(ID);
    for (let place = 0; place < token.length; place += 1) {
      const other = token[place] === 'A' ? 'B' : 'A';
      expect(await links.alertOf(token.slice(0, place) + other + token.slice(place + 1))).toBeNull();
    }
  });

  test('a token of another shop and a text that is no token are refused', async () => {
    const elsewhere = createAlertLinks(async () => 'cd'.repeat(60), '');
    expect(await elsewhere.alertOf(await tokenOf(ID))).toBeNull();
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 70 }), async (text) => {
        expect(await links.alertOf(text)).toBeNull();
      }),
      cases(100),
    );
  });

  test('a token can be made again after the key could not be read', async () => {
    let isAway = true;
    const unsteady = createAlertLinks(async () => {
      if (isAway) throw new Error('away');
      return PRIVATE_KEY;
    }, '');
    await expect(unsteady.end(ID)).rejects.toThrow('away');
    isAway = false;
    expect(await unsteady.end(ID)).toBe(`/alerts/end/${await tokenOf(ID)}`);
  });
});

describe('/alerts/end/:token', () => {
  const ended: string[] = [];
  const app = serverWith({
    handovers: {
      ...offlinePorts.handovers,
      ticketKeys: async () => ({ private_key: PRIVATE_KEY, public_keys: [] }),
    },
    alerts: {
      release: async () => 0,
      byLink: async (id, end) => {
        if (end) ended.push(id);
        return { title: { en: 'Knafeh <b>Box</b>', ar: 'علبة كنافة' }, isOpen: !ended.includes(id) };
      },
    },
  });
  const ask = async (token: string, method = 'GET', language = 'en') => {
    const answer = await app.request(`/alerts/end/${token}`, {
      method,
      headers: { 'accept-language': language },
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };

  test('the page asks first, so that a preview of the link ends nothing, and then ends the alert once', async () => {
    const token = await tokenOf(ID);
    const asked = await ask(token);
    expect(asked.status).toBe(200);
    expect(asked.text).toMatch(/Stop this alert\?[^]*Knafeh &#60;b&#62;Box[^]*<form method="post">/);
    expect((await ask(token, 'GET', 'ar')).text).toMatch(/dir="rtl"[^]*إيقاف هذا التنبيه؟[^]*علبة كنافة/);
    expect((await ask(token, 'HEAD')).status).toBe(200);
    expect(ended).toEqual([]);
    expect((await ask(token, 'POST')).text).toContain('The alert has ended');
    expect(ended).toEqual([ID]);
    const again = await ask(token);
    expect(again.text).toContain('The alert has ended');
    expect(again.text).not.toContain('<form');
  });

  test('the page is limited for one address, because each press asks the database', async () => {
    const token = await tokenOf(ID);
    const from = { peerAddress: '203.0.113.7' };
    const answers: number[] = [];
    for (let press = 0; press < 70; press += 1) {
      answers.push((await app.request(`/alerts/end/${token}`, { method: 'POST' }, from)).status);
    }
    expect(answers.filter((status) => status === 429)).toHaveLength(10);
    expect((await ask(token)).status).toBe(200);
  });

  test('the page is never cached, and no other site learns its address', async () => {
    const { headers } = await ask(await tokenOf(ID));
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toMatch(/^(?:no-referrer|same-origin|strict-origin)/);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test.each(['x', 'A'.repeat(43), '%00', '..%2f', 'é'.repeat(40), 'a'.repeat(5_000)])(
    'the page for the token %s says that there is no such alert',
    async (token) => {
      for (const method of ['GET', 'POST']) {
        const answer = await ask(token, method);
        expect(answer.status).toBe(404);
        expect(answer.text).toContain('There is no such alert');
      }
    },
  );
});
