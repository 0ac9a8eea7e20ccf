import { CONTENT_WORDS, MOST_LISTED } from '@zawadeh/domain';
import { beforeAll, expect, test, vi } from 'vitest';
import {
  addressOf,
  drawPage,
  laterSourcesOf,
  ownBagId,
  rowsFor,
  shopFor,
  showsRate,
} from './entry-server.tsx';

const NOW = Date.parse('2026-11-21T14:30:00+02:00');
const HOSTILE = `"><img src=x onerror="alert(1)"></title><!--body--> \u202egnp`;
const bag = { id: 'b1', title: 'Knafeh', name_ar: 'كنافة', sale_price: 4.5, quantity: 2 };
const rows = [bag, { ...bag, id: 'a/b c' }, { ...bag, id: 'h1', title: HOSTILE, description: HOSTILE }];

const shops = [
  { id: 's1', name: 'Zahra Sweets', name_ar: 'حلويات الزهراء', area: 'mina', phone: '+9616000001' },
  { id: 'h1', name: HOSTILE, about: HOSTILE, address: HOSTILE },
];

const template = `<!doctype html><html lang="en"><head><title></title>
<meta name="description" content="" /><script>// early presses
</script><!--head--></head>
<body><div id="root"><!--body--></div><!--boot--></body></html>`;

const draw = (
  path: string,
  locale: 'en' | 'ar' = 'en',
  bagRows: unknown = rows,
  reportsTo: string | null = null,
  {
    rescuedBags,
    ...more
  }: { shop?: unknown; contents?: unknown; rate?: unknown; rescuedBags?: number | null } = {},
) =>
  drawPage({
    rescuedBags,
    reportsTo,
    path,
    locale,
    origin: 'https://shop.example',
    boot: {
      rows: bagRows,
      isPart: false,
      total: null,
      etag: null,
      now: NOW,
      support: null,
      ...more,
    },
    template,
    scripts: ['/first.js'],
    laterScripts: ['/later.js'],
  });

// The first render loads the screen and its messages.
beforeAll(() => draw('/bag/b1').then(() => {}), 30_000);

test.each([
  ['/bag/b1', '/bag/b1'],
  ['/BAG/b1/', '/bag/b1'],
  ['/bag/%621', '/bag/b1'],
  ['/bag/a%2Fb%20c', '/bag/a%2Fb%20c'],
  ['/bag/nothing', '/bag/%20'],
  ['/bag/%E0%A4%A', '/bag/%20'],
  ['/our-bags', '/our-bags'],
  ['/our-bags///', '/our-bags'],
  ['/OUR-Bags', '/our-bags'],
  ['/checkout/success/', '/checkout/success'],
  ['/', '/'],
  ['/ticket/ZWD-7KQ2M9XA', '/ticket/any'],
  ['/ticket/%E0%A4%A', '/ticket/any'],
  ['/ticket', '/not-found'],
  ['/bag', '/not-found'],
  ['/bag/b1/more', '/not-found'],
  ['/SHOP/s1/', '/shop/s1'],
  ['/shop/nothing', '/shop/%20'],
  ['/shop/%E0%A4%A', '/shop/%20'],
  ['/shop', '/not-found'],
])('%s shows the page of %s', (path, address) => {
  expect(addressOf(path, rows, shops)).toBe(address);
});

test('only the first of very many bags come with a page, or the page’s own bag', () => {
  const many = Array.from({ length: MOST_LISTED + 1 }, (_, index) => ({ id: `b${index}`, sale_price: 4 }));
  const first = rowsFor('/our-bags', many, 'en') as unknown[][];
  expect(first.map(([id]) => id)).toEqual(many.slice(0, 48).map(({ id }) => id));
  expect(rowsFor('/bag/b140', many, 'en')).toEqual([{ id: 'b140', sale_price: 4 }]);
  expect(rowsFor('/our-bags', many.slice(1), 'en')).toHaveLength(MOST_LISTED);
});

test("only the page's own bag comes as a whole row; the others have the fields of a card", () => {
  const [own, other] = rowsFor('/bag/b1', rows, 'ar');
  expect(own).toBe(bag);
  expect(JSON.stringify(other)).toContain('كنافة');
  expect(JSON.stringify(other)).not.toContain('Knafeh');
});

test('every bag keeps its own path without the rows', () => {
  expect(addressOf('/bag/nothing', null)).toBe('/bag/nothing');
});

test.each([
  ['en', 'Knafeh · Zawadeh'],
  ['ar', 'كنافة · زوّادة'],
] as const)('the page of a bag has its name in %s, also in a link preview', async (locale, title) => {
  const { status, html } = await draw('/bag/b1', locale);
  expect(status).toBe(200);
  expect(html).toContain(`<title>${title}</title>`);
  expect(html).toContain(`<meta property="og:title" content="${title.split(' ·')[0]}">`);
  expect(html).toContain('<meta property="og:url" content="https://shop.example/bag/b1">');
});

test('the scripts of what hydrates later follow the others', async () => {
  const { html } = await draw('/bag/b1');
  expect(html).toMatch(/Promise\.all\(\["\/first\.js"\].+\)\.then\(function \(\) \{\s+\["\/later\.js"\]/);
  expect(laterSourcesOf('/bag/b1', 'ar')).toContain('src/lib/messages/locales/shop/arabic.ts');
  expect(laterSourcesOf('/our-bags', 'ar')).toEqual([]);
});

test('a missing bag is a 404 without a link preview', async () => {
  const { status, html } = await draw(addressOf('/bag/nothing', rows));
  expect(status).toBe(404);
  expect(html).toContain('This bag is no longer available');
  expect(html).not.toContain('og:');
});

test('no bag is missing without the rows', async () => {
  const { status, html } = await draw('/bag/b1', 'en', null);
  expect(status).toBe(200);
  expect(html).toContain('Loading...');
});

test.each([
  ['/bag/b1', true],
  ['/cart', true],
  ['/checkout', true],
  ['/', false],
  ['/our-bags', false],
  ['/shop/s1', false],
  ['/checkout/success', false],
  ['/ticket/any', false],
])('%s comes with the rate of the lira: %s', (path, shows) => {
  expect(showsRate(path)).toBe(shows);
});

test.each([
  ['en', '403,000'],
  ['ar', '403,000'],
] as const)(
  'the page of a bag has its price in lira in %s, until the rate is a week old',
  async (locale, lira) => {
    const DAY = 24 * 3_600_000;
    const rateOf = (age: number) => ({ lbp_per_usd: 89_500, rate_set_at: new Date(NOW - age).toISOString() });
    const drawWith = async (rate?: unknown) => (await draw('/bag/b1', locale, rows, null, { rate })).html;
    expect(await drawWith(rateOf(DAY))).toContain(lira);
    expect(await drawWith(rateOf(7 * DAY + 1))).not.toContain(lira);
    expect(await drawWith({ lbp_per_usd: null, rate_set_at: null })).not.toContain(lira);
  },
);

test('the page of a shop comes with the shop, and of the bags only its own', () => {
  const own = { ...bag, store_id: 's1' };
  const packed = rowsFor('/shop/s1', [...rows, own], 'en') as unknown[][];
  expect(packed.map(([id]) => id)).toEqual(['b1']);
  expect(shopFor('/shop/s1', shops, rows)).toBe(shops[0]);
  expect(shopFor('/shop/nothing', shops, rows)).toBeNull();
});

test.each([
  ['en', 'Zahra Sweets'],
  ['ar', 'حلويات الزهراء'],
] as const)('the page of a shop has its name and data in %s', async (locale, name) => {
  const { status, html } = await draw('/shop/s1', locale, [], null, { shop: shops[0] });
  expect(status).toBe(200);
  expect(html).toContain(`<title>${name} · `);
  expect(html).toContain('href="tel:+9616000001"');
  expect(html).toContain('<meta property="og:url" content="https://shop.example/shop/s1">');
  expect(html).toContain(`"@type":"FoodEstablishment","name":"${name}"`);
});

test('the page of a bag comes with its shop and its contents', async () => {
  const own = [{ ...bag, store_id: 's1' }];
  expect(shopFor('/bag/b1', shops, own)).toBe(shops[0]);
  expect(shopFor('/bag/b1', shops, rows)).toBeNull();
  expect(ownBagId('/bag/b1', own)).toBe('b1');
  expect(ownBagId('/bag/nothing', own)).toBeNull();
  expect(ownBagId('/our-bags', own)).toBeNull();
  const contents = { id: 'b1', ...CONTENT_WORDS };
  const { html } = await draw('/bag/b1', 'en', own, null, { shop: shops[0], contents });
  expect(html).toContain('Vegetarian');
  expect(html).toContain('Contains or may contain: gluten, crustaceans');
  expect(html).toContain('"@type":"Product","name":"Knafeh"');
});

test.each([
  ['en', 'from 23 ratings in six months'],
  ['ar', 'بحسب 23 تقييماً في ستة أشهر'],
] as const)('pages of a rated shop and of its bags say so in %s', async (locale, name) => {
  const shop = { ...shops[0], rating: 4.6, rating_count: 23 };
  const ofShop = await draw('/shop/s1', locale, [], null, { shop });
  expect(ofShop.html).toContain(name);
  expect(ofShop.html).toContain('"@type":"AggregateRating","ratingValue":4.6,"ratingCount":23');
  expect((await draw('/bag/b1', locale, [{ ...bag, store_id: 's1' }], null, { shop })).html).toContain(name);
  const few = { ...shop, rating: null, rating_count: null };
  const { html } = await draw('/shop/s1', locale, [], null, { shop: few });
  expect(html).not.toMatch(/AggregateRating|ratings|تقييم/);
});

test('a missing shop is a 404, and one that could not be read is loaded by the browser', async () => {
  const missing = await draw('/shop/%20', 'en', [], null, { shop: null });
  expect(missing.status).toBe(404);
  expect(missing.html).toContain('This shop is no longer here');
  expect(missing.html).not.toContain('ld+json');
  const unread = await draw('/shop/s1', 'en', null);
  expect(unread.status).toBe(200);
  expect(unread.html).toContain('Loading...');
});

test('hostile text of a shop is escaped everywhere', async () => {
  const { html } = await draw('/shop/h1', 'en', [], null, { shop: shops[1] });
  const seen = html.replace(/<script type="application\/(?:ld\+)?json"[^]*?<\/script>/g, '');
  expect(html).not.toContain('<img src=x');
  expect(seen).not.toContain('\u202e');
  expect(html.match(/<title>/g)).toHaveLength(1);
});

test('the script that reports errors comes before every other one, where a URL is set', async () => {
  const { html } = await draw('/our-bags', 'en', rows, 'https://errors.example/web');
  expect(html.indexOf('errors.example')).toBeGreaterThan(0);
  expect(html.indexOf('errors.example')).toBeLessThan(html.indexOf('<style'));
  expect((await draw('/our-bags')).html).not.toContain('sendBeacon');
});

test("a shop's hostile text is escaped everywhere", async () => {
  const warned = vi.spyOn(console, 'error');
  const { html } = await draw('/bag/h1');
  // The rows of the boot script are data that the browser validates again.
  const seen = html.replace(/<script type="application\/json"[^]*?<\/script>/, '');
  expect(html).not.toContain('<img src=x');
  expect(seen).not.toContain('\u202e');
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html).toContain('<title>&#34;&#62;&#60;img src=x');
  expect(warned).not.toHaveBeenCalled();
});

test('a bag that is called like a place of the page changes nothing about the page', async () => {
  const plain = await draw('/bag/b1', 'en', [{ ...bag, description: 'Sweet' }]);
  const script = (html: string) => /<script>\(function[^]*?<\/script>/.exec(html)?.[0];
  expect(script(plain.html)).toContain('early-press');
  for (const title of [
    '// early presses',
    '<!--body-->',
    '<!--boot-->',
    '<!--head-->',
    '<title></title>',
    '$&',
  ]) {
    const named = { ...bag, title, description: title };
    const { html, inline } = await draw('/bag/b1', 'en', [named]);
    expect(script(html)).toBe(script(plain.html));
    expect(inline).toBe(plain.inline);
    const escaped = title.replaceAll(/[<>&]/g, (sign) => `&#${sign.codePointAt(0)};`);
    expect(html).toContain(`<title>${escaped} · `);
  }
});

test.each(['/our-bags', '/bag/h1', '/', '/cart', '/shell/en'])(
  'every script and style that stands in %s is one that the build made',
  async (path) => {
    const { html, inline } = await draw(path, 'en', rows, 'https://errors.example/web');
    const blocks = html.match(/<script>[^]*?<\/script>|<style[^>]*>[^]*?<\/style>/g) ?? [];
    expect(blocks.length).toBeGreaterThan(1);
    for (const block of blocks) expect(inline).toContain(block);
    expect(inline).not.toMatch(/Knafeh|onerror/);
  },
);

test('the landing page says how many bags all buyers rescued, in both languages, and nothing while that is unknown', async () => {
  for (const locale of ['en', 'ar'] as const) {
    const { html } = await draw('/', locale, null, null, { rescuedBags: 4_812 });
    expect(html).toMatch(/<p lang="en" dir="ltr"[^>]*>Together we have rescued <b>4,812<\/b> bags\.<\/p>/);
    expect(html).toMatch(/<p lang="ar" dir="rtl"[^>]*>أنقذنا معاً <b>4,812<\/b> كيساً حتى اليوم\.<\/p>/);
  }
  for (const rescuedBags of [0, null]) {
    const { html } = await draw('/', 'en', null, null, { rescuedBags });
    expect(html).not.toContain('rescued <b>');
    expect(html).toContain('<div id="rescued"></div>');
  }
  const elsewhere = await draw('/our-bags', 'en', rows, null, { rescuedBags: 4_812 });
  expect(elsewhere.html).not.toContain('4,812');
});
