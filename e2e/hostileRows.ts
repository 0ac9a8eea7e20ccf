/** Hostile and malformed rows of surprise_bags. */
const MARKUP = `"><img src=x onerror="window.ran='bags'"><script>window.ran='bags'</script>`;
/** Names of people, shops, phones and bags. */
export const HOSTILE_NAMES = {
  // The counter shows the first word.
  customer: `<img/src=x/onerror=ran='customer'>`,
  shop: `${MARKUP}\u202epohs`,
  phone: `\u202e<img src=x onerror="window.ran='phone'">`,
  bag: `</script><svg onload="window.ran='bag'">\u2066\u202egab`,
} as const;
/** As they are to be read: without the signs that turn letters round. */
export const readableName = (name: string): string =>
  name.replaceAll(/[\u202a-\u202e\u2066-\u2069]+/g, ' ').trim();
const CLOSING = `</script></style></title><script>window.ran='bags'</script><!--`;

const row = (id: unknown, columns: Record<string, unknown> = {}) => ({
  id,
  title: `Bag ${String(id)}`,
  sale_price: 4.5,
  quantity: 3,
  category: 'Meals',
  ...columns,
});

const titled = (id: string, title: string) =>
  row(id, { title, name_ar: title, description: title, description_ar: title, store_name: title });

const TITLES: Record<string, string> = {
  markup: MARKUP,
  closing: CLOSING,
  template: '${window.ran=1} {{constructor}} {name} {count, plural, other {#}} <b>x</b> &lt;b&gt; &#x3c;',
  long: 'خبز '.repeat(2_500),
  unbroken: 'W'.repeat(10_000),
  bidi: '\u202egab desrever \u2066 open \u2067 more \u202b',
  mixed: 'كعك \u202d 12 \u2068 abc',
  invisible: '\u200b\u200c\u200d\ufeff\u2060\u00ad',
  emoji: '👩‍👩‍👧‍👦🏳️‍🌈'.repeat(200),
  marks: `Z${'\u0300\u0489'.repeat(2_000)}`,
  broken: 'half \ud83d of a sign \u0000 \u0007 and \u2028 lines\n\n\nmore',
};

const PICTURES = [
  'javascript:window.ran=1',
  'data:text/html,<script>window.ran=1</script>',
  'data:image/svg+xml,<svg onload="window.ran=1"/>',
  'http://evil.example/x.png',
  '//evil.example/x.png',
  '/\\evil.example/x.png',
  'https://evil.example/"onerror="window.ran=1',
  '/api/surprise-bags',
  `/art/${'x'.repeat(10_000)}`,
];

const FAR = [
  '+275760-09-13T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '0001-01-01T00:00:00Z',
  '1e9',
  'soon',
  '2026-02-31T25:61:00Z',
];

const IDS = [
  'a/b',
  '../..',
  'a?b#c',
  'a b',
  `"quoted"`,
  "it's",
  '100%',
  '%2F',
  '<b>',
  'كيس',
  '__proto__',
  'constructor',
];

export const hostileRows: Array<Record<string, unknown> | null> = [
  ...Object.entries(TITLES).map(([id, title]) => titled(id, title)),
  ...PICTURES.map((image_url, at) => row(`picture-${at}`, { image_url })),
  ...FAR.flatMap((time, at) => [
    row(`from-${at}`, { pickup_start: time }),
    row(`to-${at}`, { pickup_end: time, restock_time: time, last_update_at: time }),
  ]),
  ...IDS.map((id) => row(id)),
  row(
    'nothing',
    Object.fromEntries(
      [
        'title',
        'name_en',
        'name_ar',
        'description',
        'image_url',
        'full_price',
        'category',
        'store',
        'store_name',
        'pickup_start',
        'pickup_time',
      ].map((column) => [column, null]),
    ),
  ),
  row('odd', {
    title: {},
    description: [],
    store: 7,
    store_name: true,
    category: MARKUP,
    pickup_time: MARKUP,
    picture: MARKUP,
    image_url: {},
  }),
  row('endless', { sale_price: 1_000_000, full_price: 9e99, quantity: 1e9 }),
  row('many', { sale_price: 999_999.99, quantity: 9_007_199_254_740_991 }),
  row('owed', { sale_price: -4 }),
  row('nan', { sale_price: 'NaN', quantity: 'Infinity' }),
  row('fraction', { sale_price: 4.505, quantity: 2.5 }),
  row('less', { quantity: -7 }),
  row('twice', { title: 'First of two' }),
  row('twice', { title: 'Second of two' }),
  row(null),
  row({}),
  row('x'.repeat(10_000)),
  null,
  {},
];
