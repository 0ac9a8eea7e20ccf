import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { reportsScript } from './reportError.ts';

const ADDRESS = 'https://errors.example/web';

/** The globals that the script uses. */
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
  const reports = () =>
    sendBeacon.mock.calls.map(([url, body]) =>
      Object.assign(JSON.parse(body) as { message: string }, { url }),
    );
  return { dispatch: (name: string, event: object) => listeners.get(name)?.(event), reports };
}

test('an error, an unhandled rejection and a failed screen are reported, each once', () => {
  const { dispatch, reports } = openPage();
  const error = new Error('first');
  dispatch('error', { error });
  dispatch('error', { error });
  dispatch('error', { error: null, message: 'Script error.' });
  dispatch('unhandledrejection', { reason: 'second' });
  dispatch('page-broken', { detail: new TypeError('third') });
  expect(reports().map(({ message }) => message)).toEqual(['first', 'Script error.', 'second', 'third']);
  expect(reports()[0]).toEqual({
    url: ADDRESS,
    message: 'first',
    stack: error.stack,
    page: '/our-bags',
    language: 'ar',
  });
});

test('a page sends at most ten reports, with messages of limited length', () => {
  const { dispatch, reports } = openPage();
  for (let count = 0; count < 50; count += 1)
    dispatch('unhandledrejection', { reason: `${count}${'x'.repeat(9_000)}` });
  expect(reports()).toHaveLength(10);
  for (const { message } of reports()) expect(message).toHaveLength(500);
});

test('the script reports any thrown value without failing', () => {
  const { dispatch, reports } = openPage();
  for (const reason of [undefined, null, 0, '', {}, [], Object.create(null) as object, Symbol('s')]) {
    expect(() => dispatch('unhandledrejection', { reason })).not.toThrow();
  }
  expect(reports().length).toBeGreaterThan(3);
});

test('the URL cannot end the script', () => {
  expect(reportsScript('https://errors.example/</script><script>')).not.toMatch(/<\/script><script>/);
});
