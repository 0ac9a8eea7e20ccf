/** Text from strangers stays text wherever it is shown: on rendered pages, in JSON, in messages and in the wallet. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nameInMessage, orderFrom, SURPRISE_BAGS_PATH } from '@zawadeh/domain';
import type { BagRow } from '@zawadeh/domain';
import { bagRow, bagTableRow } from '@zawadeh/domain/examples';
import { describe, expect, test } from 'vitest';
import type { TestContext } from 'vitest';
import { ORDER_MESSAGE_KINDS } from '../messages/sender.ts';
import { messageText } from '../messages/texts.ts';
import { createPages } from '../pages/pages.ts';
import { walletPage } from '../payments/walletPage.ts';
import { serverWith } from '../testing/serverWith.ts';

const distDir = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  `' onmouseover='alert(1)`,
  '<!--<script>',
  '{{constructor.constructor("alert(1)")()}}',
  '\u2028alert(1)\u2029',
];
const ADDRESSES = ['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', '//evil.example/x.png'];

const STORE_ID = '5a000000-0000-4000-8000-000000000001';

const bag = (text: string, image: string | null, index: number): BagRow =>
  bagRow(
    bagTableRow({
      id: `ba600000-0000-4000-8000-00000000000${index}`,
      store_id: STORE_ID,
      title: text,
      name_en: text,
      name_ar: text,
      description: text,
      description_ar: text,
      image_url: image,
      full_price: 12,
      sale_price: 4.5,
      quantity: 3,
      diet: [text],
      pickup_time: text,
    }),
    { id: STORE_ID, name: text, name_ar: text, area: text, rating: null, rating_count: null },
  );

const hostile = HOSTILE.map((text, index) => bag(text, ADDRESSES[index % ADDRESSES.length] ?? null, index));
const harmless = HOSTILE.map((_text, index) => bag(`Bag ${index}`, null, index));

/** Printed, because without a build these tests are skipped. */
function needBuild({ skip }: TestContext): void {
  skip(
    !existsSync(join(distDir, 'server/entry-server.js')),
    'There is no web build: run "npm run build" first.',
  );
}

/** The elements that a browser would see, and the policy that says which scripts may run. */
async function renderedPage(rows: BagRow[], locale: string) {
  const pages = await createPages({
    distDir,
    publicUrl: 'https://zawadeh.example',
    shops: async () => [],
    contents: async () => null,
    rate: async () => null,
    bags: async () => rows,
    log: () => {},
  });
  const answer = await pages(
    new Request('http://shop.test/our-bags', { headers: { 'accept-language': locale } }),
  );
  const html = await answer.text();
  const outsideScripts = html.replace(/<script\b[^>]*>[^]*?<\/script>/g, '<script>');
  return {
    html,
    elements: [...html.matchAll(/<(?:script|svg|iframe|object|embed|base|meta|link|form)\b/gi)].length,
    // React quotes attributes, so markup inside quotes is text.
    unquoted: outsideScripts.replace(/"[^"]*"/g, '""'),
    addresses: [...outsideScripts.matchAll(/\b(?:href|src|action|poster|formaction)="([^"]*)"/g)].map(
      ([, url]) => url,
    ),
    policy: answer.headers.get('content-security-policy') ?? '',
  };
}

describe('titles, shops and descriptions', () => {
  test.for(['en', 'ar'])(
    'hostile text of a bag is text on the page that is drawn in %s, and lets no script in',
    async (locale, context) => {
      needBuild(context);
      const [attacked, plain] = await Promise.all([
        renderedPage(hostile, locale),
        renderedPage(harmless, locale),
      ]);
      expect(attacked.html).toContain('onerror=alert(1)');
      expect(attacked.elements).toBe(plain.elements);
      expect(attacked.unquoted).not.toMatch(/<[^>]*\son\w+=/i);
      expect(attacked.html).not.toMatch(/<img src=x|<\/script><script>alert|<svg onload/i);
      expect(
        attacked.addresses.filter((url) => /^(?:\s*javascript:|data:text|\/\/)/i.test(url ?? '')),
      ).toEqual([]);
      const hashes = (policy: string) => (policy.match(/'sha256-/g) ?? []).length;
      expect(hashes(attacked.policy)).toBe(hashes(plain.policy));
      expect(attacked.policy).not.toContain('unsafe');
    },
  );

  test('hostile text of a bag is JSON that no browser renders as a page', async () => {
    const app = serverWith({ bags: async () => hostile });
    const { headers } = await app.request(SURPRISE_BAGS_PATH);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    // The page for an unknown address repeats no part of the address.
    const nothing = await app.request(`/api/${encodeURIComponent(HOSTILE[0] ?? '')}?x=${HOSTILE[1]}`);
    expect(await nothing.text()).not.toContain('alert');
  });
});

describe('names', () => {
  test.each(HOSTILE)('%s is isolated in its message', (customerName) => {
    for (const kind of ORDER_MESSAGE_KINDS) {
      for (const language of ['en', 'ar'] as const) {
        const message = {
          kind,
          language,
          to: '+96170123456',
          orderCode: 'ZWD-7K3M9QX2',
          ticketUrl: 'https://zawadeh.example/ticket/ZWD-7K3M9QX2',
          deliveryMethod: 'pickup',
          amountCents: 450,
          places: [],
          isGift: false,
          lost: null,
          gifts: null,
          reason: 'The oven broke.',
          writtenAt: 0,
        } as const;
        const text = messageText({ ...message, customerName });
        expect(text).toBe(
          messageText({ ...message, customerName: 'Rima' }).replace(
            '\u2068Rima\u2069',
            () => `\u2068${nameInMessage(customerName)}\u2069`,
          ),
        );
        expect(text).not.toMatch(/[<>"{}\u2028\u2029]/);
      }
    }
  });

  const wallet = (text: string) =>
    walletPage(
      {
        externalId: 1,
        amount: 4.5,
        currency: 'USD',
        invoice: text,
        successCallbackUrl: text,
        failureCallbackUrl: text,
        successRedirectUrl: text,
        failureRedirectUrl: `http://127.0.0.1:4310/checkout/cancel?${text}`,
        collectUrl: text,
        status: 'pending',
        createdAt: 0,
      },
      orderFrom({
        whatsapp_phone: '+96170123456',
        details: [{ bagId: 'b1', quantity: 1, unitPrice: 4.5, title: `A ${text}`, storeName: `A ${text}` }],
      }),
      'en',
    ).body;
  const tagsIn = (html: string) => html.replace(/"[^"]*"/g, '""').match(/<[^>]*>/g);

  test.each([...HOSTILE, ...ADDRESSES])('%s is text in the wallet', (text) => {
    expect(tagsIn(wallet(text))).toEqual(tagsIn(wallet('ZWD-7K3M9QX2')));
  });
});

test('the web build holds no key, no token and none of the server’s settings', (context) => {
  needBuild(context);
  const folder = join(distDir, 'client');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:js|css|html|json|svg|map)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(3);
  // The first part of a token, the prefix of a key, and the names of the settings that hold secrets.
  const secret =
    /sb_secret_[\w-]{8}|eyJhbGciOi[\w-]{8}|service_role|SUPABASE_SECRET|WHISH_|WHATSAPP_|DATABASE_URL|-----BEGIN/;
  const found = files.filter((name) => secret.test(readFileSync(join(folder, name), 'utf8')));
  expect(found).toEqual([]);
});
