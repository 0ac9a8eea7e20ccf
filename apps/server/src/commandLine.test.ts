import path from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from './commandLine.ts';

test('without arguments it is the embedded product on its usual port', () => {
  expect(readSettings([], {})).toEqual({
    host: '127.0.0.1',
    port: 4310,
    dataDir: path.resolve('.data'),
    reset: false,
    hosted: null,
  });
});

test('a flag wins over the environment', () => {
  expect(readSettings([], { PORT: '5000' }).port).toBe(5000);
  expect(readSettings(['--port', '6000', '--reset'], { PORT: '5000' })).toMatchObject({
    port: 6000,
    reset: true,
  });
});

test.each(['-1', '65536', '4e3', ''])('the port "%s" is refused', (port) => {
  expect(() => readSettings([`--port=${port}`], {})).toThrow('is not a port');
});

test('a hosted project needs its address and its publishable key', () => {
  const env = { SUPABASE_URL: 'https://x.supabase.co/', SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x' };
  expect(readSettings([], env).hosted).toEqual({
    url: 'https://x.supabase.co',
    publishableKey: 'sb_publishable_x',
  });
  expect(() => readSettings([], { ...env, SUPABASE_URL: '' })).toThrow('set both or neither');
});
