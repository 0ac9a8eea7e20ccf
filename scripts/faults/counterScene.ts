/** A shop with phones at its counter and a buyer with tickets: real pages in Chromium, while a crowd buys elsewhere. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brand, COUNTER_ACTIONS_PATH, fieldsOf } from '@zawadeh/domain';
import { chromium, type BrowserContext, type Page } from 'playwright';
import {
  backendAt,
  callSuccessfully,
  lineOf,
  signIn,
  signUp,
  userAt,
  type ShopBackend,
  type UserSession,
} from '../../apps/server/src/testing/shopClient.ts';
import { cameraArguments, film, type Code } from '../../e2e/counterCamera.ts';
import { becomeCounter, counterTexts, handoversOf, typePin, untilKept } from '../../e2e/counterSteps.ts';
import { launchOptions } from '../launchOptions.ts';
import { loadAdminAccount } from '../load/loadAccounts.ts';
import type { LoadShop } from '../load/loadShop.ts';
import type { ShopServer } from '../load/shopServer.ts';
import type { Fault } from './fault.ts';

export const texts = counterTexts.en;
const PHONE = { viewport: { width: 390, height: 844 }, locale: 'en', permissions: ['camera'] };
const HOUR = 3_600_000;
/** A server that is busy with a crowd, or starts again, may be late. */
const TIMEOUT_MS = 60_000;
const SALE_PRICE = 4.5;
/** Before the camera. */
export const NOTHING: Code = [];

/** What the counter's phone has to send. */
interface Queued {
  token: string;
  handover: string;
  at: number;
}

interface OpenPage {
  context: BrowserContext;
  page: Page;
}

export interface PaidOrder {
  code: string;
  customer: string;
}

async function openCounterScene({ origin, linkTokenFor }: ShopServer, video: string) {
  const backend: ShopBackend = backendAt(origin);
  const admin = await signIn(backend, loadAdminAccount);
  const buyer = await signUp(backend, { email: `ticket.${Date.now()}@example.com` }, linkTokenFor);
  const storeId = await addStore(backend, admin);
  await film(video, NOTHING);
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, ...cameraArguments(video)],
  });

  async function openPage(prepare: (context: BrowserContext) => Promise<unknown>): Promise<OpenPage> {
    const context = await browser.newContext({ ...PHONE, baseURL: origin });
    context.setDefaultTimeout(TIMEOUT_MS);
    await prepare(context);
    return { context, page: await context.newPage() };
  }

  return {
    backend,
    buyer,
    addBag: (fromHours: number, toHours: number) => addBag(backend, admin, { storeId, fromHours, toHours }),

    async pay(bagId: string, customer: string): Promise<PaidOrder> {
      const line = lineOf({ id: bagId, sale_price: SALE_PRICE });
      const { answer } = await userAt(backend, buyer).checkout([line], { customer_name: `${customer} Test` });
      const { status } = await userAt(backend, admin).markPaid(answer.order_code);
      if (status !== 200) throw new Error(`${customer} could not pay: ${JSON.stringify(answer)}`);
      return { code: String(answer.order_code), customer };
    },

    /** A paired phone with its list, which opens again without a connection. */
    async openCounter(clockAheadMs = 0): Promise<OpenPage> {
      const opened = await openPage(async (context) => {
        if (clockAheadMs !== 0) await context.addInitScript(shiftClock, clockAheadMs);
      });
      await becomeCounter(opened.page, texts, { shop: backend, admin, storeId });
      await untilKept(opened.page, /\/decode-|\/CameraView-|\/shell\/en$/, 3);
      return opened;
    },

    /** A ticket that is open, and opens again without a connection. */
    async openTicket({ code }: PaidOrder): Promise<OpenPage> {
      const opened = await openPage((context) => context.addInitScript(storeSession, sessionOf(buyer)));
      await opened.page.goto(`/ticket/${code}`);
      await opened.page.getByRole('img', { name: code }).waitFor();
      await untilKept(opened.page, /\/shell\/en$/, 1);
      return opened;
    },

    handoverOf: async ({ code }: PaidOrder) => (await handoversOf(backend, buyer, code))[0],

    /** How often the log has this handover. */
    async countInLog(orderId: string, action: string): Promise<number> {
      const path = `/rest/v1/audit_log?select=id&action=eq.${action}&details->>order_id=eq.${orderId}`;
      return (await callSuccessfully<object[]>(backend, { path, as: admin })).length;
    },

    /** Hands over by hand what a phone claims to have done. */
    act: (token: string, actions: readonly object[]) =>
      callSuccessfully<{ results: { outcome: string }[] }>(backend, {
        path: COUNTER_ACTIONS_PATH,
        headers: { authorization: `Device ${token}` },
        body: { actions },
      }),

    close: () => browser.close(),
  };
}

export interface SceneNotes {
  /** The file that the browser takes for its camera. */
  video: string;
  /** What the scene itself finds. */
  problems: string[];
}

type Play = (shop: LoadShop, scene: CounterScene, notes: SceneNotes) => Promise<Date[]>;

/** A fault that a scene plays: a step that does not come true is one of the problems. */
export const sceneFault = (name: string, play: Play, maxDuplicates = 0): Fault => ({
  name,
  maxDuplicates,
  async prepare() {
    const folder = await mkdtemp(join(tmpdir(), 'zawadeh-camera-'));
    const notes: SceneNotes = { video: join(folder, 'camera.y4m'), problems: [] };
    return {
      problems: () => notes.problems,
      clear: () => rm(folder, { recursive: true, force: true }),
      async inject(shop) {
        const scene = await openCounterScene(shop.server, notes.video);
        try {
          return await play(shop, scene, notes);
        } catch (error) {
          notes.problems.push(String(error).replaceAll(/\s+/g, ' '));
          if (!shop.server.isRunning()) await shop.server.start();
          return [new Date()];
        } finally {
          await scene.close();
        }
      },
    };
  },
});

export type CounterScene = Awaited<ReturnType<typeof openCounterScene>>;

export const rowOf = (page: Page, { customer }: PaidOrder) => page.getByRole('button', { name: customer });

export async function unlock(page: Page): Promise<void> {
  await typePin(page);
  await page.getByRole('button', { name: texts.open, exact: true }).click();
  await page.getByRole('button', { name: texts.scan }).waitFor();
}

/** From the list to the list. */
export async function handOver(page: Page, order: PaidOrder): Promise<void> {
  await rowOf(page, order).click();
  await confirm(page);
}

export async function confirm(page: Page): Promise<void> {
  await page.getByRole('button', { name: texts.handedOver }).click();
  await page.getByRole('button', { name: texts.nextTicket }).click();
  await page.getByRole('button', { name: texts.close }).click();
}

/** As `apps/web/src/lib/outbox.ts` keeps it. */
export const queueOf = async (page: Page): Promise<readonly Queued[]> => {
  const stored = await page.evaluate(async (name) => {
    const answer = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const database = await answer(indexedDB.open(name));
    const queue: unknown = await answer(database.transaction('unsent').objectStore('unsent').get('counter'));
    database.close();
    return queue;
  }, `outbox-${brand.storagePrefix}`);
  return (fieldsOf(stored).actions ?? []) as readonly Queued[];
};

export async function untilSent(page: Page): Promise<void> {
  const latest = Date.now() + TIMEOUT_MS;
  while ((await queueOf(page)).length > 0) {
    if (Date.now() > latest) throw new Error('The phone did not send what it kept.');
    await wait(200);
  }
}

export const tokenOf = (page: Page) =>
  page.evaluate(
    (name) => (JSON.parse(localStorage.getItem(name) ?? '{}') as { token: string }).token,
    `${brand.storagePrefix}-counter`,
  );

const sessionOf = ({ stored }: UserSession) => ({
  name: `${brand.storagePrefix}-session`,
  value: JSON.stringify(stored),
});

const storeSession = ({ name, value }: { name: string; value: string }): void =>
  localStorage.setItem(name, value);

function shiftClock(aheadMs: number): void {
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...parts: []) {
      if (parts.length === 0) super(RealDate.now() + aheadMs);
      else super(...parts);
    }

    static override now(): number {
      return RealDate.now() + aheadMs;
    }
  } as DateConstructor;
}

interface Added {
  id: string;
}

async function addStore(backend: ShopBackend, as: UserSession): Promise<string> {
  const [store] = await callSuccessfully<[Added]>(backend, {
    path: '/rest/v1/stores?select=id',
    as,
    body: { name: 'A shop with a counter' },
    headers: { prefer: 'return=representation' },
  });
  return store.id;
}

interface BagWindow {
  storeId: string;
  fromHours: number;
  toHours: number;
}

async function addBag(
  backend: ShopBackend,
  as: UserSession,
  { storeId, fromHours, toHours }: BagWindow,
): Promise<string> {
  const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
  const [bag] = await callSuccessfully<[Added]>(backend, {
    path: '/rest/v1/surprise_bags?select=id',
    as,
    body: {
      store_id: storeId,
      title: 'Bread of the day',
      sale_price: SALE_PRICE,
      quantity: 20,
      pickup_start: inHours(fromHours),
      pickup_end: inHours(toHours),
    },
    headers: { prefer: 'return=representation' },
  });
  return bag.id;
}
