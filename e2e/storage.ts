/** What a browser keeps for the shop, whole and damaged. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as domain from '@zawadeh/domain';
import type { APIRequestContext, Page } from '@playwright/test';

export interface Kept {
  local: Record<string, string>;
  session: Record<string, string>;
}

/** As the seed has it: $4.50, and eight of it. */
export const KNAFEH = 'ba600000-0000-4000-8000-000000000001';

/** A line of a cart that was filled before. */
export const knafeh = (columns: Record<string, unknown> = {}) => ({
  bagId: KNAFEH,
  title: 'Knafeh & Sweets Surprise',
  titleAr: 'مفاجأة الكنافة والحلويات',
  category: 'Bakery/pastery',
  salePrice: 4.5,
  fullPrice: 12,
  maxQuantity: 8,
  quantity: 1,
  ...columns,
});

const news = (columns: Record<string, unknown> = {}) => ({
  id: 'ZWD-PAYED234-pickup',
  type: 'pickup',
  orderCode: 'ZWD-PAYED234',
  createdAt: '2026-01-05T10:00:00.000Z',
  messageEn: 'Payment confirmed.',
  messageAr: 'تأكّد الدفع.',
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

/** Of somebody who was here before; what the session is kept under is left out. */
export const WHOLE: Kept = {
  local: {
    'zawadeh-cart': JSON.stringify([knafeh()]),
    'zawadeh-checkout-form': JSON.stringify(form),
    notifications: JSON.stringify([news()]),
    'zawadeh-shortcuts': 'off',
    'zawadeh-theme': 'dark',
    'admin-active-section': 'stores',
    lastOrderDeliveryMethod: 'delivery',
    lastOrderCustomerName: 'Rania Haddad',
    lastOrderWhatsappPhone: '+96170123456',
    lastOrderDeliveryAddress: 'Street: Port Said St. | Bldg: Karam',
    lastOrderPickupPlaces: '[{"storeName":"Mina Corner","pickupText":"After 8 pm"}]',
    lastPendingOrderCode: 'ZWD-PAYED234',
  },
  session: {
    checkoutSuccessData: JSON.stringify({ orderCode: 'ZWD-PAYED234', deliveryMethod: 'pickup' }),
    'zawadeh-checkout-key': JSON.stringify({ content: '{}', key: 'a-b-c-d' }),
    'zawadeh-left-order': 'ZWD-PAYED234',
    'zawadeh-reloaded-for': '/assets/gone.js',
    'zawadeh-bag-draft': JSON.stringify({ of: 'new', form: {} }),
    'zawadeh-way-back': '/cart',
    'zawadeh-sign-form': JSON.stringify({ mode: 'signUp', email: 'rania@example.com', name: 'Rania' }),
  },
};

/** Whose damage means that nobody is signed in, or that another language is spoken; what goes without a session, and what goes where the clock is right. */
const APART = ['zawadeh-session', 'zawadeh-locale', 'zawadeh-account', 'zawadeh-clock-skew'];

export const LOCAL_KEYS = [...Object.keys(WHOLE.local), ...APART];
export const SESSION_KEYS = Object.keys(WHOLE.session);

/** The names in the domain, and those that the app makes of the product's own. */
export function keysInTheCode(): string[] {
  const named = Object.entries(domain).flatMap(([name, value]) =>
    name.endsWith('_KEY') && typeof value === 'string' ? [value] : [],
  );
  const folder = join(import.meta.dirname, '../apps/web/src');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const made = sources.flatMap((file) =>
    Array.from(
      readFileSync(join(folder, file), 'utf8').matchAll(/\{brand\.storagePrefix\}(-[\w-]+)/g),
      ([, end]) => `${domain.brand.storagePrefix}${end}`,
    ),
  );
  return [...new Set([...named, ...made])].toSorted();
}

const HOSTILE = `"><img src=x onerror="window.ran='storage'"><script>window.ran='storage'</script>`;
const TURNED = '\u202e\u2066\u2067 abc \u200b\u0000';

/** The same for every key, unless it is another key's. */
export const DAMAGE: Record<string, string | ((at: number) => string)> = {
  'an empty text': '',
  'what was cut off': '[{"bagId":"ba6',
  null: 'null',
  undefined: 'undefined',
  'a number': '-7.5e300',
  'a word in quotes': '"[]"',
  'a list of rubbish': '[null,0,"x",[],[[]],{},{"bagId":{}},{"orderCode":[]}]',
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
    Array.from({ length: 300 }, (_, at) => ({ ...knafeh({ bagId: at % 40 }), ...news() })),
  ),
  'deep brackets': '['.repeat(20_000),
  markup: HOSTILE,
  'a script’s address': 'javascript:window.ran="storage"',
  'turned letters': TURNED,
  'fields of markup': JSON.stringify([
    {
      ...knafeh({ bagId: 'b', title: HOSTILE, imageUrl: 'javascript:window.ran=1' }),
      ...news({ orderCode: HOSTILE, messageEn: HOSTILE }),
    },
  ]),
  'amounts beyond counting': JSON.stringify([
    knafeh({
      bagId: 'a',
      salePrice: 1_000_000,
      maxQuantity: 9_007_199_254_740_991,
      quantity: 9_007_199_254_740_991,
    }),
    knafeh({ bagId: 'b', salePrice: 999_999.99, maxQuantity: 1e9, quantity: 1e9 }),
    knafeh({ bagId: 'c', salePrice: -4, quantity: -1 }),
    knafeh({ bagId: 'd', salePrice: 'NaN', quantity: 'Infinity' }),
  ]),
  'a value of another key': (at) => {
    const values = Object.values({ ...WHOLE.local, ...WHOLE.session });
    return values[(at + 1) % values.length] ?? '';
  },
};

export const damaged = (damage: string, at: number): string => {
  const value = DAMAGE[damage] ?? '';
  return typeof value === 'string' ? value : value(at);
};

/** The session of a seeded buyer, as the client of the hosted backend keeps it. */
export async function sessionOfMona(request: APIRequestContext): Promise<string> {
  const { publishableKey } = (await (await request.get('/config.json')).json()) as { publishableKey: string };
  const answer = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: publishableKey },
    data: { email: 'mona@zawadeh.local', password: 'Zawadeh-mona-1' },
  });
  return answer.text();
}

/** Into the page's browser, before the next page is opened in it. */
export const keep = (page: Page, { local, session }: Kept): Promise<void> =>
  page.evaluate(
    ([here, tab]) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const [key, value] of Object.entries(here)) localStorage.setItem(key, value);
      for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, value);
    },
    [local, session] as const,
  );

export const keptIn = (page: Page): Promise<Kept> =>
  page.evaluate(() => ({
    local: Object.fromEntries(Object.entries(localStorage)),
    session: Object.fromEntries(Object.entries(sessionStorage)),
  }));

/** Writes down every key that is asked for, and so tells when a page has come alive. */
export const listen = (page: Page) =>
  page.addInitScript(() => {
    const asked = new Set<string>();
    Object.assign(window, { asked });
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      const own = Storage.prototype[name] as (...given: string[]) => string | null;
      Storage.prototype[name] = function (this: Storage, ...given: string[]) {
        asked.add(given[0] ?? '');
        return own.apply(this, given);
      };
    }
  });

const heard = { asked: new Set<string>(), ran: undefined as unknown };

/** The session is looked for once the screen has been joined with what the server drew. */
export const alive = (page: Page) =>
  page.waitForFunction(() => (window as unknown as typeof heard).asked.has('zawadeh-session'), undefined, {
    timeout: 5_000,
  });

export const askedKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as typeof heard).asked]);

/** Whether anything that was kept or answered has been run. */
export const ranIn = (page: Page): Promise<unknown> =>
  page.evaluate(() => (window as unknown as typeof heard).ran);
