import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import type { AppEnv } from '../ports.ts';
import { fromOwnMachine, isOwnMachine } from './ownMachine.ts';

const app = new Hono<AppEnv>().get('/', (context) => context.json(fromOwnMachine(context)));

async function isOwn(peerAddress: string | null | undefined, host: string | null, more = {}) {
  const headers = { ...(host !== null && { host }), ...more };
  const env = peerAddress === undefined ? undefined : { peerAddress };
  return (await app.request('/', { headers }, env)).json();
}

const OWN_PEERS = ['127.0.0.1', '127.8.9.255', '::1', '::ffff:127.0.0.1', '::FFFF:127.0.0.53'];
const OTHER_PEERS = [
  '192.168.1.7',
  '10.0.0.1',
  '::ffff:192.168.1.7',
  'fe80::1',
  '2001:db8::1',
  '::',
  '0.0.0.0',
  '128.0.0.1',
  '1127.0.0.1',
  '127.0.0.1.5',
  '127.0.0.256',
  '127.0.0.1 evil',
  '::1:1',
  'localhost',
  '',
  null,
  undefined,
];
const OWN_HOSTS = ['localhost', 'LocalHost:4310', '127.0.0.1', '127.0.0.1:80', '[::1]', '[::1]:65535'];
const OTHER_HOSTS = [
  'evil.example',
  'evil.example:4310',
  'localhost.evil.example',
  'evil.localhost',
  '127.0.0.1.evil.example',
  'evil@127.0.0.1',
  '127.0.0.1:4310@evil.example',
  'localhost:4310:1',
  'localhost:',
  '::1',
  '0.0.0.0:4310',
  '192.168.1.7:4310',
  'localhost, evil.example',
  null,
];

describe('requests from this machine', () => {
  for (const peer of OWN_PEERS) {
    test.each(OWN_HOSTS)(`a call from ${peer} for %s is from this machine`, async (host) => {
      expect(await isOwn(peer, host)).toBe(true);
    });
    test.each(OTHER_HOSTS)(
      `a call from ${peer} for %s is not from this machine: that name was made to point here`,
      async (host) => {
        expect(await isOwn(peer, host)).toBe(false);
      },
    );
  }

  test.each(OTHER_PEERS)(
    'a request from %s is not from this machine, whatever the host name',
    async (peer) => {
      for (const host of [...OWN_HOSTS, ...OTHER_HOSTS]) expect(await isOwn(peer, host)).toBe(false);
    },
  );

  test.each(['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'])(
    'a request through a proxy that says so with %s is not from this machine',
    async (name) => {
      expect(await isOwn('127.0.0.1', 'localhost:4310', { [name]: '127.0.0.1' })).toBe(false);
    },
  );
});

test.each(['127.0.0.1', 'localhost', '::1'])('%s is reachable from this machine only', (host) => {
  expect(isOwnMachine(host)).toBe(true);
});

test.each([
  '0.0.0.0',
  '::',
  '192.168.1.5',
  'zawadeh.example',
  'localhost.zawadeh.example',
  '127.0.0.1.nip.io',
  '',
])('"%s" is reachable from other machines, so there are no demo accounts', (host) => {
  expect(isOwnMachine(host)).toBe(false);
});
