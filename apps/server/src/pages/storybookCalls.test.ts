import { mkdir, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, type Listener } from '../listen.ts';
import { temporaryFolder } from '../testing/place.ts';
import { serverWith } from '../testing/serverWith.ts';
import { storybookCalls } from './storybookCalls.ts';

let folder: string;
let dir: string;
let listener: Listener;
let shop: string;
let own: string;

const BUILD = {
  'index.html': '<!doctype html><script>start()</script><script type="module" src="./a.js"></script>',
  'iframe.html': '<!doctype html><script type="module">tell()</script>',
  'a.js': 'export {}',
  'index.json': '{}',
  'sb-manager/runtime.js': 'export {}',
  'art/bag.svg': '<svg/>',
  'fonts/readex.woff2': 'w',
};

const appWith = (built: string) =>
  serverWith({ storybookPages: storybookCalls(built, shop), log: console.error });

beforeAll(async () => {
  folder = await temporaryFolder();
  dir = path.join(folder, 'storybook-static');
  for (const [file, text] of Object.entries(BUILD)) {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), text);
  }
  await writeFile(path.join(folder, 'secret.txt'), 'secret');
  await writeFile(path.join(folder, 'storybook-static-secret.txt'), 'secret');
  listener = await listen('127.0.0.1', 0);
  shop = `http://127.0.0.1:${listener.port}`;
  own = `http://localhost:${listener.port}`;
  const app = appWith(dir);
  listener.answerWith((request, peer) => app.fetch(request, peer));
});
afterAll(async () => {
  await listener.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Sends the path as it is: `fetch` would resolve its dots. */
const send = (target: string, host: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = net.connect(listener.port, '127.0.0.1');
    let answer = '';
    socket.on('data', (part) => (answer += part.toString()));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
    socket.write(`GET ${target} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
  });

const statusOf = (answer: string) => Number(answer.split(' ')[1]);

test.each([
  ['/storybook/', 'text/html'],
  ['/storybook/iframe.html?id=a--b', 'text/html'],
  ['/storybook/a.js', 'text/javascript'],
  ['/storybook/index.json', 'application/json'],
  ['/storybook/sb-manager/runtime.js', 'text/javascript'],
  ['/storybook/art/bag.svg', 'image/svg+xml'],
  ['/storybook/fonts/readex.woff2', 'font/woff2'],
])('%s is served as %s', async (address, type) => {
  const answer = await fetch(own + address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain(type);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  const file = address.replace(/^\/storybook\/|\?.*$/g, '') || 'index.html';
  expect(await answer.text()).toBe(BUILD[file as keyof typeof BUILD]);
});

test.each(['/storybook', '/storybook?path=/docs/start-here--docs', '/storybook/iframe.html'])(
  '%s of the shop leads to another origin, whose storage is not the shop’s',
  async (address) => {
    const answer = await fetch(shop + address, { redirect: 'manual' });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(own + address.replace(/^\/storybook(?=\?|$)/, '/storybook/'));
    expect((await fetch(shop + address)).status).toBe(200);
  },
);

test('only the scripts of the build may run, and only Storybook itself may frame the page', async () => {
  const { headers } = await fetch(`${own}/storybook/`);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain(
    `script-src 'self' 'sha256-${Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from('start()'))).toString('base64')}';`,
  );
  expect(policy).toContain(`frame-ancestors 'self'`);
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect((await fetch(`${own}/healthz`)).headers.get('x-frame-options')).toBe('DENY');
});

test.each([
  '/storybook/../secret.txt',
  '/storybook/..%2fsecret.txt',
  '/storybook/%2e%2e/secret.txt',
  '/storybook/%2e%2e%2fsecret.txt',
  '/storybook/%252e%252e%252fsecret.txt',
  '/storybook/art/../../secret.txt',
  '/storybook/..\\secret.txt',
  '/storybook/..%5csecret.txt',
  '/storybook//../secret.txt',
  '/storybook-secret.txt',
  '/storybook/%00',
  '/storybook/%',
  '/storybook/art',
  '/storybook/none.js',
])('%s leads to no file', async (address) => {
  const answer = await send(address, `localhost:${listener.port}`);
  expect([400, 404]).toContain(statusOf(answer));
  expect(answer).not.toContain('secret\r\n');
  expect(answer.endsWith('secret')).toBe(false);
});

test.each([
  ['from another machine', { peer: '192.168.1.7' }],
  ['for a foreign name that points here', { headers: { host: 'evil.example' } }],
  ['through a proxy', { headers: { 'x-forwarded-for': '203.0.113.9' } }],
  ['by POST', { method: 'POST' }],
  ['without a build', { built: '/no/such/folder' }],
])('Storybook %s is answered like an unknown address', async (_, how) => {
  const {
    peer = '127.0.0.1',
    method = 'GET',
    headers = {},
    built = dir,
  } = how as {
    peer?: string;
    method?: string;
    headers?: Record<string, string>;
    built?: string;
  };
  const ask = (address: string) =>
    appWith(built).request(
      address,
      { method, headers: { host: `localhost:${listener.port}`, ...headers } },
      { peerAddress: peer },
    );
  const [storybook, nothing] = await Promise.all([ask('/storybook/'), ask('/no-such-page')]);
  expect(storybook.status).toBe(404);
  expect(await storybook.text()).toBe(await nothing.text());
  expect([...storybook.headers]).toEqual([...nothing.headers]);
});
