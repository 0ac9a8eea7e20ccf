/** The screens before the cart. */
import type { Page } from '@playwright/test';
import { answer, bag, cart, failure, news, NOT_A_BAG, SHELF } from './fixtures.ts';
import { headed, press, said, type Screen, type Screens } from './screen.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const openMenu = (page: Page) => page.getByRole('banner').getByRole('button').first().click();
const openBell = (page: Page) => page.getByRole('banner').locator('[aria-haspopup="dialog"]').last().click();

const bagScreen = (kind: Parameters<typeof bag>[0], more: Partial<Screen> = {}): Screen => ({
  path: `/bag/${bag(kind)}`,
  seen: said('web.bag.deliveryOption'),
  ...more,
});

/** The bag was there when the page was drawn, and is not in the next answer. */
const sellElsewhere = (page: Page) =>
  page.route(SHELF, async (route) => {
    const rows = (await (await route.fetch({ headers: {} })).json()) as { id: string }[];
    await route.fulfill({ json: rows.filter(({ id }) => id !== bag('open')) });
  });

export const shopScreens: Screens = {
  'the front door': { path: '/', seen: said('web.landing.explore') },
  'the menu': { path: '/', act: openMenu, seen: (page) => page.getByRole('dialog') },
  'the menu of somebody signed in': {
    path: '/',
    isSignedIn: true,
    act: async (page, say) => {
      await page.getByRole('banner').getByText(say('ui.accountLinks.signOut')).waitFor();
      await openMenu(page);
    },
    seen: (page) => page.getByRole('dialog'),
  },
  'the bell without news': { path: '/', act: openBell, seen: said('ui.notificationList.empty') },
  'the bell with news': {
    path: '/our-bags',
    kept: news,
    act: openBell,
    seen: said('ui.notificationList.new'),
  },
  'the shelf': { path: '/our-bags', seen: said('ui.availability.soldOut') },
  'the shelf, nothing found': {
    path: '/our-bags',
    act: (page) => page.getByRole('searchbox').fill(NOT_A_BAG),
    seen: (page) => page.getByRole('heading', { level: 2, name: NOT_A_BAG }),
  },
  'the shelf, in trouble': {
    path: '/our-bags',
    before: (page) => answer(page, SHELF, { error: 'broken' }, 500),
    seen: (page) => page.getByRole('main').getByRole('alert'),
  },
  'a bag': bagScreen('open'),
  'a bag, added': bagScreen('open', { kept: cart, seen: said('web.bag.added') }),
  'a bag, few left and without a full price': bagScreen('withoutFullPrice'),
  'a bag, sold out': bagScreen('soldOut', { seen: said('web.bag.soldOut') }),
  'a bag, before its time': bagScreen('before', { seen: said('web.bag.notYet') }),
  'a bag, after its time': bagScreen('after', { seen: said('ui.availability.ended') }),
  'a bag, coming back': bagScreen('restocking', { seen: said('web.bag.notYet') }),
  'a bag, asked to log in for': bagScreen('open', {
    act: press('web.bag.add'),
    seen: said('web.bag.logIn'),
  }),
  'a bag, in trouble': bagScreen('few', {
    before: (page) => failure(page, SHELF),
    seen: said('web.ourBags.offline'),
  }),
  'a bag that never was': { path: '/bag/not-there', seen: headed('web.bag.gone') },
  'a bag, deleted meanwhile': bagScreen('open', { before: sellElsewhere, seen: headed('web.bag.gone') }),
  'how to pay': { path: '/payment-method', seen: heading },
  'an unknown address': { path: '/no/such/page', seen: headed('web.notFound.title') },
  'a broken page': {
    path: '/payment-method',
    before: (page) => page.route(/PaymentMethodScreen-.*\.js/, (route) => route.abort()),
    seen: headed('web.broken.title'),
  },
};
