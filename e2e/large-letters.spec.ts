/** WCAG 1.4.4: a reader whose browser writes everything twice as large. A phone enlarges the whole page instead. */
import { sayIn } from './everyPage/catalogue.ts';
import { misfits } from './everyPage/fit.ts';
import { openScreen } from './everyPage/open.ts';
import { screens } from './everyPage/screens.ts';
import { test } from './everyPage/test.ts';
import { expect, forgive, LOST_REQUEST } from './words.ts';
import config from '../playwright.config.ts';

const { launchOptions } = config.use ?? {};

// As the browser's own setting does it: a page's own larger root would not move the widths at which it changes.
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
  },
});

const ONE_OF_EACH = [
  'the front door',
  'the menu of somebody signed in',
  'the bell with news',
  'the shelf',
  'a bag',
  'how to pay',
  'the cart, delivery',
  'the review',
  'after paying, delivery',
  'turned back',
  'signing up, fields wanting',
  'the profile, with orders',
  'the dashboard’s orders',
  'a new bag, fields wanting',
];

for (const name of ONE_OF_EACH) {
  test(`${name}: with letters twice as large`, async ({ page, lang, sessionFor, complaints }) => {
    const screen = screens[name]!;
    await openScreen(page, screen, sayIn(lang), sessionFor);
    expect(await misfits(page, { name: 'large', width: 1280, height: 900 })).toEqual([]);
    expect(await misfits(page, { name: 'large and narrow', width: 640, height: 900 })).toEqual([]);
    forgive(complaints, LOST_REQUEST);
  });
}
