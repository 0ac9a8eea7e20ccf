/** How much a buyer does between the landing page and a paid order. */
import { CART_PULSE_MS } from '@zawadeh/domain';
import type { Page } from '@playwright/test';
import { addToCart, checkoutButton, chooseArea, payInWallet, proceed, title } from './buyingSteps.ts';
import { buyingTexts, type BuyingTexts } from './buyingTexts.ts';
import { expect, frameTexts, test, untilHydrated } from './fixtures.ts';
import { createOutbox } from './outbox.ts';
import { BAG_FOR, BAG_TO_BUY } from './seeded.ts';
import { fillInSignUp, signInAsMona, signUpButton } from './signInSteps.ts';

declare global {
  function countTap(): void;
  function countField(id: string): void;
}

/** Presses of links, buttons, options and fields; fields that are filled in; pages. Counted on all pages from now on. */
async function countSteps(page: Page) {
  let taps = 0;
  const fields = new Set<string>();
  const screens: string[] = [];
  await page.exposeFunction('countTap', () => void (taps += 1));
  await page.exposeFunction('countField', (id: string) => void fields.add(id));
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => globalThis.countTap(), true);
    addEventListener('input', ({ target }) => {
      if (target instanceof HTMLInputElement && target.type !== 'radio') globalThis.countField(target.id);
    });
  });
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url());
    if (frame === page.mainFrame() && screens.at(-1) !== pathname) screens.push(pathname);
  });
  // A field is filled in here without a press into it.
  return () => ({ taps: taps + fields.size, fields: fields.size, screens: screens.length });
}

type Steps = ReturnType<Awaited<ReturnType<typeof countSteps>>>;

/** What was counted is in the report, also where it is below its bound. */
function expectAtMost(counted: Steps, bounds: Steps): void {
  test.info().annotations.push({ type: 'counted', description: JSON.stringify(counted) });
  console.log(test.info().title, counted);
  for (const name of ['taps', 'fields', 'screens'] as const)
    expect(counted[name], name).toBeLessThanOrEqual(bounds[name]);
}

/** The first bag of the shelf that no other journey needs. */
async function pressBag(page: Page, lang: 'en' | 'ar'): Promise<void> {
  const taken = Object.values({ ...BAG_FOR, ...BAG_TO_BUY }).map(({ id }) => `a[href="/bag/${id}"]`);
  await page
    .getByRole('link', { name: frameTexts[lang].details })
    .and(page.locator(`:not(${taken.join(', ')})`))
    .first()
    .click();
  await untilHydrated(page);
}

/** From the cart to the paid order, by the wallet. */
async function pay(page: Page, texts: BuyingTexts): Promise<void> {
  await checkoutButton(page, texts).click();
  await expect(title(page)).toHaveText(texts.review);
  await proceed(page, texts);
  await payInWallet(page, texts);
}

test('a new buyer comes from the landing page to a paid pickup with 13 taps, 5 fields and 9 pages', async ({
  page,
  context,
  lang,
  texts: frame,
}, { project }) => {
  const texts = buyingTexts[lang];
  const email = `way.${project.name}.${Date.now()}@example.com`;
  const steps = await countSteps(page);
  await page.goto('/');
  await page.getByRole('link', { name: frame.explore }).click();
  await untilHydrated(page);
  await pressBag(page, lang);
  await page.getByRole('button', { name: texts.add, exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await fillInSignUp(page, lang, { email });
  await signUpButton(page, lang).click();
  await expect(page.getByText(email)).toBeVisible();
  await page.goto(await createOutbox(await context.newPage()).linkFor(email));
  await page.getByRole('main').locator('a[href="/cart"]').click();
  await pay(page, texts);
  expectAtMost(steps(), { taps: 13, fields: 5, screens: 9 });
});

const KNOWN_BUYER_TAPS = { pickup: 5, delivery: 8 };

for (const way of ['pickup', 'delivery'] as const) {
  test(`a known buyer comes from the shelf to the wallet with ${KNOWN_BUYER_TAPS[way]} taps for a ${way}, and types nothing`, async ({
    page,
    lang,
  }) => {
    const texts = buyingTexts[lang];
    await page.goto('/login');
    await signInAsMona(page, lang);
    const steps = await countSteps(page);
    // An installed app opens here.
    await page.goto('/our-bags');
    await untilHydrated(page);
    await pressBag(page, lang);
    await addToCart(page, texts);
    // Until then a press is the second half of a double click.
    await page.waitForTimeout(CART_PULSE_MS);
    await page.getByRole('main').locator('a[href="/cart"]').click();
    if (way === 'delivery') await chooseArea(page, texts);
    await checkoutButton(page, texts).click();
    await proceed(page, texts);
    expectAtMost(steps(), { taps: KNOWN_BUYER_TAPS[way], fields: 0, screens: 5 });
  });
}
