/** On an English page; an Arabic one needs all fonts. */
import { expect, ignoreErrors, FAILED_REQUEST, test } from './fixtures.ts';

const MAX_FONT_BYTES = 60 * 1024;

test('all requests stay on the own origin, and the fonts of a language are small', async ({
  page,
  baseURL,
}) => {
  const origins = new Set<string>();
  const fonts = new Set<string>();
  page.on('request', (request) => {
    origins.add(new URL(request.url()).origin);
    if (request.url().endsWith('.woff2')) fonts.add(request.url());
  });
  for (const address of ['/', '/our-bags', '/checkout', '/login']) {
    await page.goto(address, { waitUntil: 'networkidle' });
  }
  // A data URL has no origin.
  expect([...origins].filter((origin) => origin !== 'null')).toEqual([baseURL]);
  expect(fonts.size).toBeGreaterThan(0);
  let bytes = 0;
  for (const file of fonts) bytes += (await (await page.request.get(file)).body()).length;
  expect(bytes).toBeLessThanOrEqual(MAX_FONT_BYTES);
});

test(
  'an English page loads no Arabic letters but those of the language switch',
  { tag: '@all' },
  async ({ page, texts }) => {
    const fonts = new Set<string>();
    page.on('request', (request) => {
      const path = new URL(request.url()).pathname;
      if (/arabic.*\.woff2$/.test(path)) fonts.add(path);
    });
    for (const address of ['/', '/our-bags', '/login']) {
      await page.goto(address, { waitUntil: 'networkidle' });
    }
    expect([...fonts]).toEqual([expect.stringMatching(/\/readex-arabic-name-[\w-]{8}\.woff2$/)]);
    const name = page.getByRole('button', { name: texts.otherLanguage });
    await expect(name).toBeVisible();
  },
);

test.describe('an Arabic page', () => {
  test.use({ locale: 'ar' });

  test('Latin text in an Arabic heading uses a font of the product, also while its own is loading', async ({
    page,
    pageErrors,
  }) => {
    await page.route('**/rakkas-latin*.woff2', (route) => route.abort());
    await page.goto('/payment-method');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Whish Money');
    await page.evaluate(() => document.fonts.ready);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('DOM.enable');
    await devtools.send('CSS.enable');
    const { root } = await devtools.send('DOM.getDocument');
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
    const { fonts: usedFonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    // The bidi marks around the name are invisible and use another font.
    const productFont = usedFonts.find(
      ({ familyName, isCustomFont }) => isCustomFont && /Readex/.test(familyName),
    );
    expect(productFont?.glyphCount).toBeGreaterThanOrEqual('WhishMoney'.length);
    ignoreErrors(pageErrors, FAILED_REQUEST);
  });
});
