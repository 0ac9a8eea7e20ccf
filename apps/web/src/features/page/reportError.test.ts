import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { reportsScript } from './reportError.ts';

const ADDRESS = 'https://errors.example/web';

/** A page as far as the script knows one. */
function openPage(address = ADDRESS) {
  const listeners = new Map<string, (event: object) => void>();
  const sendBeacon = vi.fn<(url: string, body: string) => boolean>(() => true);
  const source = /^<script>([^]*)<\/script>$/.exec(reportsScript(address))?.[1] ?? '';
  runInNewContext(source, {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    navigator: { sendBeacon },
    location: { pathname: '/our-bags', href: 'https://shop.example/our-bags?q=mona' },
    document: { documentElement: { lang: 'ar' } },
  });
  const told = () =>
    sendBeacon.mock.calls.map(([url, body]) =>
      Object.assign(JSON.parse(body) as { message: string }, { url }),
    );
  return { happens: (name: string, event: object) => listeners.get(name)?.(event), told };
}

test('an error, a promise that nobody awaited and a screen that broke are told, each once', () => {
  const { happens, told } = openPage();
  const error = new Error('first');
  happens('error', { error });
  happens('error', { error });
  happens('error', { error: null, message: 'Script error.' });
  happens('unhandledrejection', { reason: 'second' });
  happens('page-broken', { detail: new TypeError('third') });
  expect(told().map(({ message }) => message)).toEqual(['first', 'Script error.', 'second', 'third']);
  expect(told()[0]).toEqual({
    url: ADDRESS,
    message: 'first',
    stack: error.stack,
    page: '/our-bags',
    language: 'ar',
  });
});

test('a page that fails over and over says so ten times, and no longer than a reader needs', () => {
  const { happens, told } = openPage();
  for (let count = 0; count < 50; count += 1)
    happens('unhandledrejection', { reason: `${count}${'x'.repeat(9_000)}` });
  expect(told()).toHaveLength(10);
  for (const { message } of told()) expect(message).toHaveLength(500);
});

test('nothing that can be thrown makes the script fail', () => {
  const { happens, told } = openPage();
  for (const reason of [undefined, null, 0, '', {}, [], Object.create(null) as object, Symbol('s')]) {
    expect(() => happens('unhandledrejection', { reason })).not.toThrow();
  }
  expect(told().length).toBeGreaterThan(3);
});

test('an address cannot end the script', () => {
  expect(reportsScript('https://errors.example/</script><script>')).not.toMatch(/<\/script><script>/);
});
