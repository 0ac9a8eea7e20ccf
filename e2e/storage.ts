/** The browser storage of the shop, intact and damaged. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as domain from '@zawadeh/domain';
import type { APIRequestContext, Page } from '@playwright/test';

export interface StoredItems {
  local: Record<string, string>;
  session: Record<string, string>;
}

/** A seeded bag: $4.50, stock 8. */
export const KNAFEH_ID = 'ba600000-0000-4000-8000-000000000001';

/** A stored cart line of the seeded bag. */
export const knafehLine = (columns: Record<string, unknown> = {}) => ({
  bagId: KNAFEH_ID,
  title: 'Knafeh & Sweets Surprise',
  titleAr: 'مفاجأة الكنافة والحلويات',
  category: 'Bakery/pastery',
  salePrice: 4.5,
  fullPrice: 12,
  maxQuantity: 8,
  quantity: 1,
  ...columns,
});

const notification = (columns: Record<string, unknown> = {}) => ({
  id: 'ZWD-PAYED234-pickup',
  type: 'pickup',
  orderCode: 'ZWD-PAYED234',
  createdAt: '2026-01-05T10:00:00.000Z',
  messageEn: 'Payment confirmed.',
  messageAr: 'تمّ تأكيد الدفع.',
  read: false,
  ...columns,
});

const form = {
  firstName: 'Rania',
  lastName: 'Haddad',
  phone: '70 123 456',
  phoneCountry: 'LB',
  method: 'delivery',
  areaId: 'mina',
  address: { street: 'Port Said St.', building: 'Karam', floor: '3', apartment: '6', landmark: '' },
};

/** The storage of a returning visitor, without the session. */
export const INTACT: StoredItems = {
  local: {
    'zawadeh-cart': JSON.stringify([knafehLine()]),
    'zawadeh-checkout-form': JSON.stringify(form),
    notifications: JSON.stringify([notification()]),
    'zawadeh-shortcuts': 'off',
    'zawadeh-theme': 'dark',
    'admin-active-section': 'stores',
    lastOrderDeliveryMethod: 'delivery',
    lastOrderCustomerName: 'Rania Haddad',
    lastOrderWhatsappPhone: '+96170123456',
    lastOrderDeliveryAddress: 'Street: Port Said St. | Bldg: Karam',
    lastOrderPickupPlaces: '[{"storeName":"Mina Corner","pickupText":"After 8 pm"}]',
    lastOrderIsGift: 'true',
    lastPendingOrderCode: 'ZWD-PAYED234',
    'zawadeh-counter': JSON.stringify({
      token: 'C'.repeat(43),
      device: { id: 'd1', kind: 'counter', name: 'Front' },
    }),
    'zawadeh-counter-pairing': JSON.stringify({ code: 'C'.repeat(43), token: 'C'.repeat(43), name: 'Front' }),
    'zawadeh-counter-pin': JSON.stringify({ salt: '00', hash: '00', wrong: { count: 0, lastAt: 0 } }),
    'zawadeh-counter-list': JSON.stringify({ answer: {}, receivedAt: 0, settled: [] }),
    'zawadeh-counter-sunlight': 'on',
    'zawadeh-counter-sound': 'off',
    'zawadeh-signed-in-before': '1',
    'zawadeh-waiting-bag': JSON.stringify({ bagId: 'b1', quantity: 1, savedAt: 0 }),
    'zawadeh-alerts': '1aa00000-0000-4000-8000-000000000001',
    'zawadeh-favourite-after-login': JSON.stringify({ shopId: 's1', path: '/shop/s1', expiresAt: 0 }),
  },
  session: {
    checkoutSuccessData: JSON.stringify({ orderCode: 'ZWD-PAYED234', deliveryMethod: 'pickup' }),
    'zawadeh-checkout-key': JSON.stringify({ content: '{}', key: 'a-b-c-d' }),
    'zawadeh-left-order': 'ZWD-PAYED234',
    'zawadeh-reloaded-for': '/assets/gone.js',
    'zawadeh-bag-draft': JSON.stringify({ of: 'new', form: {} }),
    'zawadeh-store-draft': JSON.stringify({ of: 's1', form: {} }),
    'zawadeh-week-draft': JSON.stringify({ by: 'a1', changes: [] }),
    'zawadeh-way-back': '/cart',
    'zawadeh-sign-form': JSON.stringify({ mode: 'signUp', email: 'rania@example.com', name: 'Rania' }),
  },
};

/** Left out of INTACT: the session and language, which change the page, and keys the app deletes without a session or with a correct clock. */
const SEPARATE_KEYS = ['zawadeh-session', 'zawadeh-locale', 'zawadeh-account', 'zawadeh-clock-skew'];

export const LOCAL_KEYS = [...Object.keys(INTACT.local), ...SEPARATE_KEYS];
export const SESSION_KEYS = Object.keys(INTACT.session);

/** The keys exported by the domain, and those the web app builds with the brand's prefix. */
export function keysInSource(): string[] {
  const named = Object.entries(domain).flatMap(([name, value]) =>
    name.endsWith('_KEY') && typeof value === 'string' ? [value] : [],
  );
  const folder = join(import.meta.dirname, '../apps/web/src');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const prefixed = sources.flatMap((file) =>
    Array.from(
      readFileSync(join(folder, file), 'utf8').matchAll(/\{brand\.storagePrefix\}(-[\w-]+)/g),
      ([, end]) => `${domain.brand.storagePrefix}${end}`,
    ),
  );
  return [...new Set([...named, ...prefixed])].toSorted();
}

const HOSTILE = `"><img src=x onerror="window.ran='storage'"><script>window.ran='storage'</script>`;
const BIDI_CONTROLS = '\u202e\u2066\u2067 abc \u200b\u0000';

/** Damaged values: the same for every key, but for the value of another key. */
export const DAMAGE: Record<string, string | ((at: number) => string)> = {
  'an empty text': '',
  'truncated JSON': '[{"bagId":"ba6',
  null: 'null',
  undefined: 'undefined',
  'a number': '-7.5e300',
  'a word in quotes': '"[]"',
  'a list of invalid values': '[null,0,"x",[],[[]],{},{"bagId":{}},{"orderCode":[]}]',
  'an object where a list should be': '{"length":3,"0":{"bagId":1},"quantity":{}}',
  'an object that names the prototype': JSON.stringify({
    constructor: null,
    toString: 1,
    mode: 'constructor',
    phoneCountry: 'toString',
    method: 'constructor',
    areaId: 'constructor',
    orderCode: {},
  }).replace('{', '{"__proto__":{"polluted":true,"read":false},'),
  'a megabyte': 'ز'.repeat(1_000_000 / 8),
  'a long list': JSON.stringify(
    Array.from({ length: 300 }, (_, at) => ({ ...knafehLine({ bagId: at % 40 }), ...notification() })),
  ),
  'deep brackets': '['.repeat(20_000),
  markup: HOSTILE,
  'a script’s address': 'javascript:window.ran="storage"',
  'turned letters': BIDI_CONTROLS,
  'fields of markup': JSON.stringify([
    {
      ...knafehLine({ bagId: 'b', title: HOSTILE, imageUrl: 'javascript:window.ran=1' }),
      ...notification({ orderCode: HOSTILE, messageEn: HOSTILE }),
    },
  ]),
  'amounts beyond counting': JSON.stringify([
    knafehLine({
      bagId: 'a',
      salePrice: 1_000_000,
      maxQuantity: 9_007_199_254_740_991,
      quantity: 9_007_199_254_740_991,
    }),
    knafehLine({ bagId: 'b', salePrice: 999_999.99, maxQuantity: 1e9, quantity: 1e9 }),
    knafehLine({ bagId: 'c', salePrice: -4, quantity: -1 }),
    knafehLine({ bagId: 'd', salePrice: 'NaN', quantity: 'Infinity' }),
  ]),
  'a value of another key': (at) => {
    const values = Object.values({ ...INTACT.local, ...INTACT.session });
    return values[(at + 1) % values.length] ?? '';
  },
};

export const damagedValue = (damage: string, at: number): string => {
  const value = DAMAGE[damage] ?? '';
  return typeof value === 'string' ? value : value(at);
};

/** The session of a seeded buyer, as the Supabase client stores it. */
export async function sessionOfMona(request: APIRequestContext): Promise<string> {
  const { publishableKey } = (await (await request.get('/config.json')).json()) as { publishableKey: string };
  const answer = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: publishableKey },
    data: { email: 'mona@zawadeh.local', password: 'Zawadeh-mona-1' },
  });
  return answer.text();
}

/** Replaces the storage before the next page is opened. A value of many keys, perhaps a long one, is sent once. */
export function writeStorage(page: Page, { local, session }: StoredItems): Promise<void> {
  const values = [...new Set([...Object.values(local), ...Object.values(session)])];
  const placesOf = (items: Record<string, string>) =>
    Object.entries(items).map(([key, value]) => [key, values.indexOf(value)] as const);
  return page.evaluate(
    ([sent, localPlaces, sessionPlaces]) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const [key, place] of localPlaces) localStorage.setItem(key, sent[place]!);
      for (const [key, place] of sessionPlaces) sessionStorage.setItem(key, sent[place]!);
    },
    [values, placesOf(local), placesOf(session)] as const,
  );
}

export const readStorage = (page: Page): Promise<StoredItems> =>
  page.evaluate(() => ({
    local: Object.fromEntries(Object.entries(localStorage)),
    session: Object.fromEntries(Object.entries(sessionStorage)),
  }));

/** Records every storage key that the page uses, which also shows when the page has hydrated. */
export const recordStorageKeys = (page: Page) =>
  page.addInitScript(() => {
    const usedKeys = new Set<string>();
    Object.assign(window, { usedKeys });
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      const original = Storage.prototype[name] as (...args: string[]) => string | null;
      Storage.prototype[name] = function (this: Storage, ...args: string[]) {
        usedKeys.add(args[0] ?? '');
        return original.apply(this, args);
      };
    }
  });

const recorded = { usedKeys: new Set<string>(), ran: undefined as unknown };

/** The app reads the session once the server's HTML is hydrated. */
export const untilSessionRead = (page: Page) =>
  page.waitForFunction(
    () => (window as unknown as typeof recorded).usedKeys.has('zawadeh-session'),
    undefined,
    {
      timeout: 10_000,
    },
  );

export const usedStorageKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as typeof recorded).usedKeys]);

/** What a script out of stored or received data left on the window, if any ran. */
export const injectedValue = (page: Page): Promise<unknown> =>
  page.evaluate(() => (window as unknown as typeof recorded).ran);
