import { describe, expect, test } from 'vitest';
import type { Letter } from './outbox.ts';
import { outboxPage, type OutboxView } from './outboxPage.ts';

const ORIGIN = 'http://127.0.0.1:4310';
const VERIFY = `${ORIGIN}/auth/v1/verify?token=0123456789abcdef&type=signup`;

const signUp: Letter = {
  to: 'rima@example.com',
  subject: 'Confirm your account',
  text: `Confirm your account, number 431034.\n\nFollow this link: ${VERIFY}`,
  html: '<p>not what is shown</p>',
  sentAt: '2026-11-21T21:58:00.000Z',
};
const paid: Letter = {
  channel: 'whatsapp',
  to: '+96170123456',
  subject: 'order_paid',
  text: 'مرحباً \u2068رانيا حدّاد\u2069، وصلتنا دفعة الطلب \u2066ZWD-7K3M9QX2\u2069 وقيمتها \u2066$18.20\u2069.',
  sentAt: '2026-07-01T06:05:00.000Z',
};

const show = (letters: Letter[], { locale = 'en', filter = '' }: Partial<OutboxView> = {}) =>
  outboxPage({ letters, locale, filter, origin: ORIGIN }).body;
const receivers = (page: string) =>
  [...page.matchAll(/<p class="to">.*?<bdi dir="ltr">(.*?)<\/bdi>/g)].map(([, to]) => to);
const links = (page: string) =>
  [...page.matchAll(/<p class="text"[^]*?<\/p>/g)].flatMap(([text]) =>
    [...text.matchAll(/href="(.*?)"/g)].map(([, href]) => href),
  );

describe('a letter', () => {
  test('a letter shows its channel, recipient, time in Beirut, and text', () => {
    const page = show([signUp]);
    expect(page).toContain('<span class="badge email">Email</span>');
    expect(page).toContain('>Confirm your account</bdi></h2>');
    expect(page).toContain('Nov 21, 2026, <bdi dir="ltr">11:58</bdi>\u00a0PM');
    expect(page).toContain('datetime="2026-11-21T21:58:00.000Z"');
    expect(receivers(page)).toEqual(['rima@example.com']);
    expect(page).toMatch(/<p class="text" lang="en" dir="auto">Confirm your account/);
    expect(page).not.toContain('not what is shown');
  });

  test('a letter of WhatsApp has a title in the reader’s language, and its codes are isolated and unbroken', () => {
    const page = show([paid], { locale: 'ar' });
    expect(page).toContain('<span class="badge whatsapp">واتساب</span>');
    expect(page).toContain('<h2><bdi lang="ar">وصلت الدفعة</bdi></h2>');
    expect(page).toContain('1 تموز 2026، <bdi dir="ltr">9:05</bdi>\u00a0ص');
    expect(receivers(page)).toEqual(['+961 70 123 456']);
    expect(page).toMatch(/<p class="text" lang="ar" dir="auto">مرحباً/);
    expect(page).toContain('<bdi dir="ltr" class="whole">ZWD-7K3M9QX2</bdi>');
    expect(page).toContain('<bdi dir="ltr" class="whole">$18.20</bdi>');
  });

  test('a letter without a channel is recognised by its subject', () => {
    const { channel: _, ...old } = { ...paid, subject: 'WhatsApp: order_paid' };
    expect(show([old])).toMatch(/badge whatsapp[^]*Payment received<\/bdi><\/h2>/);
    expect(show([{ ...old, subject: 'WhatsApp: something_new' }])).toContain('>something_new</bdi></h2>');
    expect(show([{ ...old, channel: 'email' }])).toMatch(/badge email[^]*WhatsApp: order_paid<\/bdi><\/h2>/);
  });

  test('a letter without text, subject or a readable time is still shown', () => {
    const page = show([{ to: '', subject: ' ', sentAt: 'yesterday' }], { locale: 'ar' });
    expect(page).toContain('بلا موضوع');
    expect(page).not.toContain('<time');
    expect(page).not.toContain('class="text"');
  });

  test('a letter in HTML is shown as plain text', () => {
    const page = show([
      {
        ...signUp,
        text: undefined,
        html: `<style>x</style><p>Confirm <b>yours</b></p><a href="${VERIFY}">Yes</a>`,
      },
    ] as Letter[]);
    expect(page).toContain('Confirm yours');
    expect(links(page)).toEqual([VERIFY.replaceAll('&', '&#38;')]);
    expect(page).not.toMatch(/<style|<b>/);
  });
});

describe('text from strangers', () => {
  const HOSTILE = `"><img src=x onerror=alert(1)><script>alert('&')</script></p></bdi><!--\u202e`;

  test.each(['to', 'subject', 'text', 'html', 'sentAt', 'channel'])(
    'text from strangers in %s stays text',
    (field) => {
      const { text: _, html: __, ...bare } = signUp;
      for (const locale of ['en', 'ar'] as const) {
        const page = show([{ ...bare, [field]: HOSTILE }], { locale });
        expect(page).not.toMatch(/<img|<script|onerror=[^&]*>|<!--/);
        expect(page.match(/<article>/g)).toHaveLength(1);
        expect(page.match(/<\/p>/g)?.length).toBe(page.match(/<p[ >]/g)?.length);
        expect(page.match(/<\/bdi>/g)?.length).toBe(page.match(/<bdi[ >]/g)?.length);
      }
    },
  );

  test.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'https://evil.example/',
    'http://127.0.0.1:4310@evil.example/',
    'http://127.0.0.1:4310.evil.example/',
    'http://me:secret@127.0.0.1:4310/',
    'https://127.0.0.1:4310/',
    '//127.0.0.1:4310/',
    'http://[/',
  ])('%s is not a link', (address) => {
    const anchors = [{ text: `Go to ${address} now` }, { html: `<a href="${address}">now</a>` }];
    for (const words of anchors) {
      const { text: _, html: __, ...bare } = signUp;
      const page = show([{ ...bare, ...words }]);
      expect(page).toContain('class="text"');
      expect(links(page)).toEqual([]);
    }
  });

  test('text from strangers cannot extend a link of ours', () => {
    const page = show([{ ...signUp, text: `See ${ORIGIN}/login. And ${ORIGIN}/x"onclick="alert(1)` }]);
    expect(links(page)).toEqual([`${ORIGIN}/login`, `${ORIGIN}/x`]);
    expect(page).toContain('<bdi dir="ltr">127.0.0.1:4310/login</bdi></a>. And');
    expect(page).toContain('rel="noopener noreferrer"');
  });

  test('a long link is shown shortened and has its whole address', () => {
    const page = show([signUp]);
    expect(page).toContain('>127.0.0.1:4310/auth/v1/verify…</bdi>');
    expect(links(page)).toEqual([VERIFY.replaceAll('&', '&#38;')]);
  });
});

describe('the page', () => {
  const many = (count: number): Letter[] =>
    Array.from({ length: count }, (_, index) => ({ ...signUp, to: `person${index}@example.com` }));

  test('the page shows the newest first, and two hundred at most', () => {
    expect(receivers(show(many(3)))).toEqual([2, 1, 0].map((index) => `person${index}@example.com`));
    const shown = receivers(show(many(250)));
    expect(shown).toHaveLength(200);
    expect(shown[0]).toBe('person249@example.com');
  });

  test.each([
    [1, '1 message', 'رسالة واحدة'],
    [2, '2 messages', 'رسالتان'],
    [3, '3 messages', '3 رسائل'],
    [11, '11 messages', '11 رسالة'],
    [100, '100 messages', '100 رسالة'],
  ])('the page counts %i as each language does', (count, en, ar) => {
    expect(show(many(count))).toContain(`<p>${en}</p>`);
    expect(show(many(count), { locale: 'ar' })).toContain(`<p>${ar}</p>`);
  });

  test('the page distinguishes an empty outbox from a search without matches', () => {
    expect(show([])).toContain('<h2>No messages yet</h2>');
    expect(show([], { locale: 'ar' })).toContain('<h2>لا رسائل بعد</h2>');
    expect(show([signUp], { filter: 'nobody' })).toContain('Nothing here matches <bdi>nobody</bdi>');
    expect(show([signUp], { filter: 'لا أحد', locale: 'ar' })).toContain('تطابق <bdi>لا أحد</bdi>');
  });

  test.each([
    ['RIMA@', ['rima@example.com']],
    ['+96170', ['+961 70 123 456']],
    ['70 123', ['+961 70 123 456']],
    ['٧٠ ١٢٣', ['+961 70 123 456']],
    ['٤٣١٠٣٤', ['rima@example.com']],
    ['رانيا حداد', ['+961 70 123 456']],
    ['الطلب zwd-7k3m9qx2 وقيمتها', ['+961 70 123 456']],
    ['payment received', ['+961 70 123 456']],
    ['0123456789abcdef', []],
    ['', ['+961 70 123 456', 'rima@example.com']],
  ])('a search for %j shows %j', (filter, found) => {
    expect(receivers(show([signUp, paid], { filter }))).toEqual(found);
  });

  test('the page gives a hostile search back as text, in the field, in the sentence and in the address', () => {
    const page = show([signUp], { filter: `"><script>alert('1')</script>&q=2` });
    expect(page).not.toContain('<script');
    expect(page).toContain(`value="&#34;&#62;&#60;script&#62;alert(&#39;1&#39;)&#60;/script&#62;&#38;q=2"`);
    expect(page).toContain('href="/outbox?q=%22%3E%3Cscript%3Ealert%28%271%27%29%3C%2Fscript%3E%26q%3D2"');
  });

  test('the page searches for the same after a refresh', () => {
    expect(show([signUp])).toContain('<a href="/outbox">Refresh</a>');
    expect(show([signUp], { filter: 'rima' })).toContain('<a href="/outbox?q=rima">Refresh</a>');
    expect(show([signUp], { filter: 'rima' })).toContain('<a href="/outbox">Show all</a>');
  });
});
