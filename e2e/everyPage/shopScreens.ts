/** The screens before the cart. */
import type { Page } from '@playwright/test';
import { answer, bag, cart, failure, notifications, NO_MATCH, ONE_BAG, SHELF, shop } from './testData.ts';
import { withHeading, press, withText, type Screen, type Screens } from './screen.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const openMenu = (page: Page) => page.getByRole('banner').getByRole('button').first().click();
const openNotifications = (page: Page) =>
  page.getByRole('banner').locator('[aria-haspopup="dialog"]').last().click();

const bagScreen = (kind: Parameters<typeof bag>[0], more: Partial<Screen> = {}): Screen => ({
  path: `/bag/${bag(kind)}`,
  visible: withText('web.bag.deliveryOption'),
  ...more,
});

/** Removes the bag from the list that follows the server's HTML, and from the query for the bag alone. */
async function removeBag(page: Page): Promise<void> {
  await answer(page, ONE_BAG, []);
  await page.route(SHELF, async (route) => {
    const rows = (await (await route.fetch({ headers: {} })).json()) as { id: string }[];
    await route.fulfill({ json: rows.filter(({ id }) => id !== bag('open')) });
  });
}

export const shopScreens: Screens = {
  'the landing page': { path: '/', visible: withText('web.landing.explore') },
  'the menu': { path: '/', isNarrow: true, act: openMenu, visible: (page) => page.getByRole('dialog') },
  'the menu, signed in': {
    path: '/',
    isNarrow: true,
    isSignedIn: true,
    act: async (page, message) => {
      await page.getByRole('banner').getByText(message('ui.accountLinks.signOut')).waitFor();
      await openMenu(page);
    },
    visible: (page) => page.getByRole('dialog'),
  },
  'the bell without notifications': {
    path: '/',
    act: openNotifications,
    visible: withText('ui.notificationList.empty'),
  },
  'the bell with notifications': {
    path: '/our-bags',
    stored: notifications,
    act: openNotifications,
    visible: withText('ui.notificationList.new'),
  },
  'how it works': { path: '/about#refund', visible: withHeading('web.about.title') },
  'a shop applies': { path: '/store/apply', visible: withHeading('web.apply.title') },
  'the terms': { path: '/terms', visible: withHeading('web.terms.title') },
  privacy: { path: '/privacy', visible: withHeading('web.privacy.title') },
  'the shelf': { path: '/our-bags', visible: withText('ui.availability.soldOut') },
  'the map': { path: '/our-bags?view=map', visible: withHeading('web.map.title') },
  'the bags of an area on the map': {
    path: '/our-bags?view=map',
    act: (page) => page.getByRole('main').getByRole('listitem').getByRole('button').first().click(),
    visible: (page) => page.getByRole('main').getByRole('article').first(),
  },
  'the shelf, without results': {
    path: '/our-bags',
    act: (page) => page.getByRole('searchbox').fill(NO_MATCH),
    visible: (page) => page.getByRole('heading', { level: 2, name: NO_MATCH }),
  },
  'the shelf, with an error': {
    path: '/our-bags',
    mock: (page) => answer(page, SHELF, { error: 'broken' }, 500),
    visible: (page) => page.getByRole('main').getByRole('alert'),
  },
  'a bag': bagScreen('open'),
  'a bag, added': bagScreen('open', { stored: cart, visible: withText('web.bag.added') }),
  'a bag, few left and without a full price': bagScreen('withoutFullPrice'),
  'a bag, sold out': bagScreen('soldOut', { visible: withText('web.alerts.ask') }),
  'a bag, before its pickup': bagScreen('before', { visible: withText('web.alerts.ask') }),
  'a bag, after its pickup': bagScreen('after', { visible: withText('ui.availability.ended') }),
  'a bag, restocked later': bagScreen('restocking', { visible: withText('web.alerts.ask') }),
  'a bag, with a request to log in': bagScreen('open', {
    act: press('web.bag.add'),
    visible: withText('web.bag.logIn'),
  }),
  'a bag, with an error': bagScreen('few', {
    mock: (page) => failure(page, SHELF),
    visible: withText('web.ourBags.offline'),
  }),
  'an unknown bag': { path: '/bag/not-there', visible: withHeading('web.bag.gone') },
  'a deleted bag': bagScreen('open', { mock: removeBag, visible: withHeading('web.bag.gone') }),
  'a shop': { path: `/shop/${shop(1)}`, visible: withText('ui.directionsLink.directions') },
  'a shop, with an error': {
    path: `/shop/${shop(2)}`,
    mock: (page) => failure(page, SHELF),
    visible: withText('web.ourBags.offline'),
  },
  'an unknown shop': { path: '/shop/not-there', visible: withHeading('web.shop.gone') },
  'how to pay': { path: '/payment-method', visible: heading },
  'an unknown path': { path: '/no/such/page', visible: withHeading('web.notFound.title') },
  'a broken page': {
    path: '/payment-method',
    mock: (page) => page.route(/PaymentMethodScreen-.*\.js/, (route) => route.abort()),
    visible: withHeading('web.broken.title'),
  },
  'the filters of the shelf': {
    path: '/our-bags',
    isNarrow: true,
    act: press('web.ourBags.filters'),
    visible: (page) => page.getByRole('dialog'),
  },
  'favourites, signed out': {
    path: '/our-bags?shops=favourites',
    visible: withText('web.ourBags.signInForFavourites'),
  },
};
