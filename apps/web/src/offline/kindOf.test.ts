import { expect, test } from 'vitest';
import { kindOf, type RequestKind } from './kindOf.ts';

const ORIGIN = 'https://zawadeh.example';
const places = { origin: ORIGIN, backend: ORIGIN, isFile: (path: string) => path === '/art/hero.svg' };

const request = (url: string, more: Partial<Parameters<typeof kindOf>[0]> = {}) => ({
  url: new URL(url, ORIGIN).href,
  method: 'GET',
  mode: 'cors' as const,
  destination: '' as const,
  headers: new Headers(),
  ...more,
});
const navigation = (url: string) => request(url, { mode: 'navigate', destination: 'document' });

test.each<[string, RequestKind]>([
  ['/', 'page'],
  ['/our-bags?from=whatsapp', 'page'],
  ['/bag/ba600000', 'page'],
  ['/bag/4.png', 'page'],
  ['/checkout/success', 'page'],
  ['/no/such/page', 'page'],
  ['/wallet/100001', 'navigation'],
  ['/outbox', 'navigation'],
  ['/storybook/', 'navigation'],
  ['/api/docs', 'navigation'],
  ['/openapi.json', 'navigation'],
  ['/auth/v1/verify?token=x', 'navigation'],
  ['/storage/v1/object/public/bags/a.jpg', 'navigation'],
  ['/art/hero.svg', 'navigation'],
  ['https://whish.money/pay', 'other'],
])('a navigation to %s is of the kind %s', (url, kind) => {
  expect(kindOf(navigation(url), places)).toBe(kind);
});

test.each<[string, RequestKind]>([
  ['/api/surprise-bags', 'listing'],
  ['/config.json', 'config'],
  ['/assets/react-12345678.js', 'file'],
  ['/art/hero.svg', 'file'],
  ['/art/of-another-build.svg', 'other'],
  ['/sw.js', 'other'],
  ['/readyz', 'other'],
  ['/api/orders/ZWD-1', 'other'],
  ['/api/orders/stream', 'other'],
  ['/rest/v1/orders?select=*', 'other'],
  ['/rest/v1/users?id=eq.u1', 'other'],
  ['/auth/v1/user', 'other'],
  ['https://elsewhere.example/api/surprise-bags', 'other'],
  ['https://elsewhere.example/assets/a.js', 'other'],
])('a request of a page for %s is of the kind %s', (url, kind) => {
  expect(kindOf(request(url), places)).toBe(kind);
});

test.each(['/api/surprise-bags', '/config.json', '/our-bags', '/assets/react-12345678.js'])(
  '%s is not cached for a request that writes or has a token',
  (url) => {
    const headers = new Headers({ authorization: 'Bearer token' });
    for (const mode of ['cors', 'navigate'] as const) {
      expect(kindOf(request(url, { mode, method: 'POST' }), places)).toBe('other');
      expect(kindOf(request(url, { mode, headers }), places)).toBe('other');
    }
  },
);

test.each(['/api/orders/checkout', '/api/whish', '/api/orders/update-status', '/api/send-message'])(
  '%s is ignored by the worker for every method',
  (url) => {
    for (const method of ['GET', 'POST']) expect(kindOf(request(url, { method }), places)).toBe('other');
  },
);

test("a shop's picture may come from this origin or from the hosted project", () => {
  const path = '/storage/v1/object/public/bags/a.jpg';
  const picture = { mode: 'no-cors', destination: 'image' } as const;
  expect(kindOf(request(path, picture), places)).toBe('picture');
  expect(kindOf(request(`https://project.example${path}`, picture), places)).toBe('picture');
  expect(kindOf(request(path), places)).toBe('other');
});

test('the shelf of another backend is the listing', () => {
  const elsewhere = { ...places, backend: 'https://api.example' };
  expect(kindOf(request('https://api.example/api/surprise-bags'), elsewhere)).toBe('listing');
  expect(kindOf(request('/api/surprise-bags'), elsewhere)).toBe('other');
});
