/** Story setup of the flows: the whole app against one mock backend, from one page load to the next. */
import { addToCart, CART_KEY, readBags, writeCart, type Cart } from '@zawadeh/domain';
import {
  bagRows,
  FROZEN_NOW,
  createHandlers,
  storedSession,
  storyOptions,
  type MockOptions,
  type Scenario,
} from '@zawadeh/mocks';
import type { Meta, StoryContext } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { useCallback, useState } from 'react';
import { SESSION_KEY } from '../backend/config.ts';
import { pages } from '../routes.tsx';
import { loadPage } from '../features/page/loadPage.ts';
import { writeItem } from '../lib/storage.ts';
import { leavingAtom } from '../state/payment.ts';
import type { AppStore } from '../lib/store.ts';
import { WholeApp } from '../stories/WholeApp.tsx';
import { WalletSimulator } from './WalletSimulator.tsx';

/** Imports the screens before the story begins, because a cold start would use up the story's timeout. */
import.meta.glob('../screens/*/*Screen.tsx', { eager: true });

type Globals = StoryContext['globals'];

interface FlowProps {
  /** The path that is opened first. */
  path: string;
  globals: Globals;
}

/** What the browser shows. Leaving the app, for the wallet or back, loads a new page, as on the web. */
function Flow({ path, globals }: FlowProps) {
  const [address, setAddress] = useState(path);
  if (address.startsWith('/wallet/')) return <WalletSimulator address={address} onLeave={setAddress} />;
  return <Shop key={address} path={address} globals={globals} leaveTo={setAddress} />;
}

interface ShopProps extends FlowProps {
  leaveTo: (path: string) => void;
}

const BOOT = { rows: null, isPart: false, total: null, etag: null, now: FROZEN_NOW, support: '+96170123456' };

function Shop({ path, globals, leaveTo }: ShopProps) {
  const prepare = useCallback(
    (store: AppStore) => {
      store.set(leavingAtom, { leaveFor: (url) => leaveTo(new URL(url).pathname) });
      // All pages, because within Storybook's `act` React never resumes a page that suspends.
      return Promise.all(Object.values(pages).map((page) => loadPage(store, page)));
    },
    [leaveTo],
  );
  return <WholeApp path={path} globals={globals} boot={BOOT} prepare={prepare} />;
}

/** Shared by all flows: `const meta = { title: 'Flows/…', ...flowStory, args: { path: '/our-bags' } }` */
export const sharedMeta = {
  parameters: { layout: 'page', controls: { disable: true } },
  render: ({ path }, { globals }) => <Flow path={path} globals={globals} />,
  beforeEach: startStory,
} satisfies Meta<{ path: string }>;

let backend: MockOptions = storyOptions('calm', () => FROZEN_NOW);

/** The mock backend of the running story, which a story changes to let something happen meanwhile. */
export const mockBackend = (): MockOptions => backend;

/** The pages that the wallet leads back to: only their address is read. */
const shopPage = http.get('*/checkout/:page', () => new HttpResponse(null));

function startStory({ parameters, msw }: Pick<StoryContext, 'parameters' | 'msw'>): () => void {
  backend = storyOptions((parameters.scenario ?? 'calm') as Scenario, () => FROZEN_NOW);
  msw.use(...createHandlers(backend), shopPage);
  // The whole app reads the browser's clock. Not a spy: Storybook logs every call of one.
  Date.now = () => FROZEN_NOW;
  clearStorage();
  return () => {
    clearStorage();
    Date.now = clock;
  };
}

const clock = Date.now;

/** `beforeEach: signInMona({ b1: 2 })`: Mona is signed in, with this many of each bag in her cart. */
export const signInMona =
  (bags: Readonly<Record<string, number>> = {}) =>
  (): void => {
    const wanted = readBags(bagRows(FROZEN_NOW)).bags.filter(({ id }) => id in bags);
    const cart = wanted.reduce<Cart>((lines, bag) => addToCart(lines, bag, bags[bag.id]), []);
    writeItem(CART_KEY, writeCart(cart));
    writeItem(SESSION_KEY, storedSession('mona'));
  };

/** Orders placed in the story itself: a seeded order came from no cart and carries its own id instead. */
export const ordersPlaced = (): MockOptions['database']['orders'] =>
  backend.database.orders.filter(({ id, cart }) => cart !== id);

function clearStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
}
