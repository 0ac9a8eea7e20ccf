/** The flows' stage: the whole app in one pretend backend, from one load of the page to the next. */
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
import type { Store } from '../lib/store.ts';
import { WholeApp } from '../stories/WholeApp.tsx';
import { PretendWallet } from './PretendWallet.tsx';

/** Here before the story begins, whose time a cold start would take. */
import.meta.glob('../screens/*/*Screen.tsx', { eager: true });

type Globals = StoryContext['globals'];

interface FlowProps {
  /** The address that is opened first. */
  path: string;
  globals: Globals;
}

/** What the browser shows. Whatever leaves the app, to the wallet or back, loads a page anew, as on the web. */
function Flow({ path, globals }: FlowProps) {
  const [address, setAddress] = useState(path);
  if (address.startsWith('/wallet/')) return <PretendWallet address={address} onLeave={setAddress} />;
  return <Shop key={address} path={address} globals={globals} leaveFor={setAddress} />;
}

interface ShopProps extends FlowProps {
  leaveFor: (path: string) => void;
}

const BOOT = { rows: null, isPart: false, etag: null, now: FROZEN_NOW, support: '+96170123456' };

function Shop({ path, globals, leaveFor }: ShopProps) {
  const prepare = useCallback(
    (store: Store) => {
      store.set(leavingAtom, { leaveFor: (url) => leaveFor(new URL(url).pathname) });
      // All of them: within the `act` that Storybook presses in, React never comes back to a page that it has to wait for.
      return Promise.all(Object.values(pages).map((page) => loadPage(store, page)));
    },
    [leaveFor],
  );
  return <WholeApp path={path} globals={globals} boot={BOOT} prepare={prepare} />;
}

/** What all flows have in common: `const meta = { title: 'Flows/…', ...stage, args: { path: '/our-bags' } }` */
export const stage = {
  parameters: { layout: 'page', controls: { disable: true } },
  render: ({ path }, { globals }) => <Flow path={path} globals={globals} />,
  beforeEach: begin,
  afterEach: letTimePass,
} satisfies Meta<{ path: string }>;

let backend: MockOptions = storyOptions('calm', () => FROZEN_NOW);

/** The one world of the story that is told, where things can happen meanwhile. */
export const theBackend = (): MockOptions => backend;

/** Where the wallet leads back to: only its address is looked at. */
const pageOfTheShop = http.get('*/checkout/:page', () => new HttpResponse(null));

function begin({ parameters, msw }: Pick<StoryContext, 'parameters' | 'msw'>): () => void {
  backend = storyOptions((parameters.scenario ?? 'calm') as Scenario, () => FROZEN_NOW);
  msw.use(...createHandlers(backend), pageOfTheShop);
  // The whole app goes by the browser's clock. Not by a spy: Storybook looks at the clock for every call of one.
  Date.now = () => FROZEN_NOW;
  forgetEverything();
  return forgetEverything;
}

const clock = Date.now;

/** At once: what tries the stories goes by the same clock, and would take one file's preparations for another's. */
function letTimePass(): void {
  Date.now = clock;
}

/** `beforeEach: mona({ b1: 2 })`: she is signed in, and has so many of these bags in her cart. */
export const mona =
  (bags: Readonly<Record<string, number>> = {}) =>
  (): void => {
    const wanted = readBags(bagRows(FROZEN_NOW)).bags.filter(({ id }) => id in bags);
    const cart = wanted.reduce<Cart>((kept, bag) => addToCart(kept, bag, bags[bag.id]), []);
    writeItem(CART_KEY, writeCart(cart));
    writeItem(SESSION_KEY, storedSession('mona'));
  };

/** Orders that were placed in the story itself: those it began with came of no cart, and say their own id instead. */
export const ordersPlaced = (): MockOptions['database']['orders'] =>
  backend.database.orders.filter(({ id, cart }) => cart !== id);

function forgetEverything(): void {
  localStorage.clear();
  sessionStorage.clear();
}
