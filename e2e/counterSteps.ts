/** A phone at the counter of a shop: its link, its PIN, and the orders that it hands over. */
import { createHash, randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callSuccessfully, type ShopBackend } from '../apps/server/src/testing/shopClient.ts';

export const counterTexts = {
  en: {
    pair: 'Pair and choose a PIN',
    next: 'Next',
    open: 'Open',
    live: 'Live',
    scan: 'Scan ticket',
    handedOver: 'Handed over',
    nextTicket: 'Scan the next ticket',
    close: 'Close',
    offline: /Working offline · 1 to send/,
    allSent: 'All sent',
    revoked: 'This phone is no longer a counter.',
  },
  ar: {
    pair: 'ربط الهاتف واختيار رقم سرّي',
    next: 'التالي',
    open: 'افتح',
    live: 'مباشر',
    scan: 'صوّر التذكرة',
    handedOver: /^سلّمتُ/,
    nextTicket: 'صوّر التذكرة التالية',
    close: 'إغلاق',
    offline: /نعمل بلا إنترنت · تأكيد واحد لم يُرسل/,
    allSent: 'أُرسل كل شيء',
    revoked: 'أُلغي ربط هذا الهاتف، ولم تبقَ عليه بيانات المتجر.',
  },
} as const;

type CounterTexts = (typeof counterTexts)['en' | 'ar'];

const PIN = '4711';

interface SignedIn {
  token: string;
}

export async function typePin(page: Page): Promise<void> {
  for (const digit of PIN) await page.getByRole('button', { name: digit, exact: true }).click();
}

/** Opens a phone that was switched on again. */
export async function unlock(page: Page, open: string): Promise<void> {
  await typePin(page);
  await page.getByRole('button', { name: open, exact: true }).click();
}

interface PhoneOwner {
  shop: ShopBackend;
  admin: SignedIn;
  /** null: the phone of a courier. */
  storeId: string | null;
  /** Of the phone; else the name that is filled in. */
  name?: string;
}

/** The code of a link that an admin made. */
async function link({ shop, admin, storeId }: PhoneOwner): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  const p_code_hash = createHash('sha256').update(code).digest('hex');
  const owner = storeId === null ? { p_kind: 'courier' } : { p_kind: 'counter', p_store: storeId };
  const body = { p_code_hash, ...owner };
  await callSuccessfully(shop, { path: '/rest/v1/rpc/create_pairing', as: admin, body });
  return code;
}

/** Opens the link of a shop, or of a courier, on this page and chooses a PIN. */
export async function becomeCounter(page: Page, texts: CounterTexts, owner: PhoneOwner): Promise<void> {
  const path = owner.storeId === null ? '/courier' : '/counter';
  await pairWith(page, texts, `${owner.shop.origin}${path}#pair=${await link(owner)}`, owner.name);
  if (owner.storeId !== null) await page.getByText(texts.live).waitFor();
}

/** Opens a link on this page and chooses a PIN. */
export async function pairWith(
  page: Page,
  texts: CounterTexts,
  address: string,
  name?: string,
): Promise<void> {
  await page.goto(address);
  if (name !== undefined) await page.getByRole('textbox').fill(name);
  await page.getByRole('button', { name: texts.pair }).click();
  for (const button of [texts.next, texts.open]) {
    await typePin(page);
    await page.getByRole('button', { name: button, exact: true }).click();
  }
}

export const storeOfBag = async (shop: ShopBackend, id: string): Promise<string> => {
  const [bag] = await callSuccessfully<[{ store_id: string }]>(shop, {
    path: `/rest/v1/surprise_bags?id=eq.${id}&select=store_id`,
  });
  return bag.store_id;
};

interface TicketAnswer {
  handovers: {
    order_id: string;
    store_id: string;
    state: string;
    how: string;
    done_at: string | null;
    qr: string | null;
  }[];
}

export const handoversOf = async (shop: ShopBackend, buyer: SignedIn, code: string) =>
  (await callSuccessfully<TicketAnswer>(shop, { path: `/api/tickets/${code}`, as: buyer })).handovers;

/** Until the worker's caches have so many files of these names. */
export const untilKept = (page: Page, name: RegExp, count: number) =>
  page.evaluate(
    async ([pattern, most]) => {
      const isWanted = ({ url }: Request) => new RegExp(pattern).test(url);
      for (let kept = 0; kept < most;) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        const opened = (await caches.keys()).map(async (each) => (await caches.open(each)).keys());
        kept = (await Promise.all(opened)).flat().filter(isWanted).length;
      }
    },
    [name.source, count] as const,
  );
