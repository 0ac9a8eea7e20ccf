/** WCAG 1.4.4: the default text size of the browser doubled, on desktop only, because phones zoom the whole page. */
import { messagesIn } from './everyPage/messages.ts';
import { layoutProblems } from './everyPage/layoutChecks.ts';
import { openScreen } from './everyPage/openScreen.ts';
import { screens } from './everyPage/screens.ts';
import { test } from './everyPage/fixtures.ts';
import { expect, ignoreErrors, FAILED_REQUEST } from './fixtures.ts';
import config from '../playwright.config.ts';

const { launchOptions } = config.use ?? {};

// The browser's setting, because a larger root font size in the page would not change its media queries.
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
  },
});

const SCREENS = [
  'the landing page',
  'the menu, signed in',
  'the bell with notifications',
  'the shelf',
  'the filters of the shelf',
  'a bag',
  'a shop',
  'how to pay',
  'the cart, delivery',
  'the review',
  'after paying, delivery',
  'payment cancelled',
  'signing up, fields missing',
  'the profile, with orders',
  'the dashboard’s handovers of today',
  'the handovers of one shop',
  'the dashboard’s orders',
  'a new bag, fields missing',
  'the form of a store',
  'pairing a phone',
  'the dashboard’s settings',
  'the dashboard’s payouts',
  'a shop applies',
  'an invitation, signed out',
  'the first visit of an owner',
  'the day of a shop',
  'cancelling sold bags',
  'the bags of a shop',
  'a shop’s new bag',
  'the week of a shop',
  'the money of a shop',
  'the statement of a month',
  'the reviews of a shop',
  'the page of a shop',
  'the team of a shop',
  'a change of a shop',
  'one application of a shop',
  'the team and the terms of a store',
];

for (const name of SCREENS) {
  test(`${name}: every page fits with text twice as large`, async ({
    page,
    lang,
    sessionFor,
    pageErrors,
  }) => {
    const screen = screens[name]!;
    await openScreen(page, screen, messagesIn(lang), sessionFor);
    expect(await layoutProblems(page, { name: 'large', width: 1280, height: 900 })).toEqual([]);
    expect(await layoutProblems(page, { name: 'large and narrow', width: 640, height: 900 })).toEqual([]);
    ignoreErrors(pageErrors, FAILED_REQUEST);
  });
}
