import path from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from './commandLine.ts';

test('the embedded engine runs on the default port without arguments', () => {
  expect(readSettings([], {})).toEqual({
    host: '127.0.0.1',
    origin: null,
    port: 4310,
    dataDir: path.resolve('.data'),
    databaseUrl: null,
    reset: false,
    hosted: null,
    whish: null,
    whatsapp: null,
    mail: null,
    trustedProxies: 0,
    supportNumber: null,
    reportsTo: null,
    isForTrying: true,
    paidOrdersOnly: false,
    demoAccounts: true,
    demoHistory: true,
  });
});

test('a flag wins over the environment', () => {
  expect(readSettings([], { PORT: '5000' }).port).toBe(5000);
  expect(readSettings(['--port', '6000', '--reset'], { PORT: '5000' })).toMatchObject({
    port: 6000,
    reset: true,
  });
});

test.each(['-1', '65536', '4e3', ''])('the port "%s" is rejected', (port) => {
  expect(() => readSettings([`--port=${port}`], {})).toThrow('is not a port');
});

test('a dev server in front has an origin of its own', () => {
  expect(readSettings(['--origin', 'http://localhost:5173'], {}).origin).toBe('http://localhost:5173');
  for (const wrong of ['localhost:5173', 'http://localhost:5173/', 'ftp://localhost', '']) {
    expect(() => readSettings([`--origin=${wrong}`], {})).toThrow('--origin is an address without a path');
  }
});

const HOSTED = {
  SUPABASE_URL: 'https://x.supabase.co/',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  SUPABASE_SECRET_KEY: 'sb_secret_x',
};
const WHISH = {
  WHISH_API_BASE: 'https://api.sandbox.whish.example/itel-service/api/',
  WHISH_CHANNEL: '12345678',
  WHISH_SECRET: '0123456789abcdef',
  WHISH_WEBSITE_URL: 'zawadeh.example',
  WHISH_COLLECT_HOSTS: 'whish.example',
  PUBLIC_URL: 'https://zawadeh.example',
};

test('a hosted project needs its address and both its keys', () => {
  expect(readSettings([], { ...HOSTED, ...WHISH }).hosted).toEqual({
    url: 'https://x.supabase.co',
    publishableKey: 'sb_publishable_x',
    secretKey: 'sb_secret_x',
  });
  for (const name of Object.keys(HOSTED)) {
    expect(() => readSettings([], { ...HOSTED, ...WHISH, [name]: '' })).toThrow('set all or none');
  }
});

const jwtOf = (role: string) =>
  ['{"alg":"HS256"}', JSON.stringify({ iss: 'supabase', role }), 'x']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

test.each([
  ['SUPABASE_SECRET_KEY', 'sb_publishable_x', 'holds a publishable key'],
  ['SUPABASE_SECRET_KEY', jwtOf('anon'), 'holds a publishable key'],
  ['SUPABASE_PUBLISHABLE_KEY', 'sb_secret_x', 'holds a secret key'],
  ['SUPABASE_PUBLISHABLE_KEY', jwtOf('service_role'), 'holds a secret key'],
])('%s is rejected when it holds the other key (%s)', (name, key, sentence) => {
  expect(() => readSettings([], { ...HOSTED, ...WHISH, [name]: key })).toThrow(`${name} ${sentence}`);
});

test.each([
  ['SUPABASE_PUBLISHABLE_KEY', '"sb_secret_x"', 'is not a key'],
  ['SUPABASE_PUBLISHABLE_KEY', "'sb_publishable_x'", 'is not a key'],
  ['SUPABASE_PUBLISHABLE_KEY', ' sb_secret_x', 'holds a secret key'],
  ['SUPABASE_SECRET_KEY', ' sb_publishable_x\n', 'holds a publishable key'],
  ['SUPABASE_SECRET_KEY', HOSTED.SUPABASE_PUBLISHABLE_KEY, 'holds a publishable key'],
])('%s is read without surrounding blanks (%s)', (name, key, sentence) => {
  expect(() => readSettings([], { ...HOSTED, ...WHISH, [name]: key })).toThrow(`${name} ${sentence}`);
});

test('the same key is rejected for both', () => {
  const both = { SUPABASE_PUBLISHABLE_KEY: 'a.new.kind', SUPABASE_SECRET_KEY: 'a.new.kind' };
  expect(() => readSettings([], { ...HOSTED, ...WHISH, ...both })).toThrow('are the same key');
});

test.each([
  ['SUPABASE_SECRET_KEY', jwtOf('service_role')],
  ['SUPABASE_PUBLISHABLE_KEY', jwtOf('anon')],
  ['SUPABASE_SECRET_KEY', 'a.bad.key'],
])('%s may be an older key, or one of an unknown kind (%s)', (name, key) => {
  expect(readSettings([], { ...HOSTED, ...WHISH, [name]: key }).hosted).not.toBeNull();
});

test('a PostgreSQL server replaces the folder’s database, but not a hosted one', () => {
  const url = 'postgres://postgres:secret@127.0.0.1:5432/zawadeh';
  expect(readSettings(['--database', url], {}).databaseUrl).toBe(url);
  expect(readSettings([], { DATABASE_URL: url }).databaseUrl).toBe(url);
  expect(() => readSettings(['--database', url], { ...HOSTED, ...WHISH })).toThrow('leave out --database');
});

test.each(['mysql://x/y', 'postgres://127.0.0.1', 'postgres://127.0.0.1/', '.data/zawadeh', '5432'])(
  'the database "%s" is refused',
  (url) => {
    expect(() => readSettings(['--database', url], {})).toThrow('has to name a PostgreSQL database');
  },
);

test('the number of proxies is a number', () => {
  expect(readSettings([], { TRUSTED_PROXIES: '1' }).trustedProxies).toBe(1);
  for (const text of ['true', '-1', '10', '1.5']) {
    expect(() => readSettings([], { TRUSTED_PROXIES: text })).toThrow('TRUSTED_PROXIES');
  }
});

test('error reports require an https address', () => {
  const url = 'https://errors.example/web?key=public';
  expect(readSettings([], { ERROR_REPORTS_URL: url }).reportsTo).toBe(url);
  for (const text of ['errors.example', 'http://errors.example', 'javascript:alert(1)']) {
    expect(() => readSettings([], { ERROR_REPORTS_URL: text })).toThrow('ERROR_REPORTS_URL');
  }
});

test('a hosted project never gets the local wallet', () => {
  expect(() => readSettings([], HOSTED)).toThrow('needs the payment provider');
});

test('accounts with public passwords are made only if no other machine can call', () => {
  const demoAccounts = (env: NodeJS.ProcessEnv, ...args: string[]) => readSettings(args, env).demoAccounts;
  expect(demoAccounts({})).toBe(true);
  expect(demoAccounts({ DEMO_ACCOUNTS: 'false' })).toBe(false);
  // With a provider on this machine only if an option says so; never with real payments or if other machines can call.
  expect(demoAccounts({ TRUSTED_PROXIES: '1' })).toBe(false);
  expect(demoAccounts(WHISH)).toBe(false);
  expect(demoAccounts({}, '--origin', 'https://trial.example')).toBe(false);
  expect(demoAccounts({}, '--origin', 'http://localhost:5173')).toBe(true);
  expect(readSettings([], { ...WHISH, DEMO_ACCOUNTS: 'true' }).demoHistory).toBe(false);
  const ownProvider = {
    ...WHISH,
    WHISH_API_BASE: 'http://127.0.0.1:5001',
    PUBLIC_URL: 'http://127.0.0.1:5002',
  };
  expect(demoAccounts(ownProvider)).toBe(false);
  expect(demoAccounts({ ...ownProvider, DEMO_ACCOUNTS: 'true' })).toBe(true);
  expect(demoAccounts({ ...WHISH, DEMO_ACCOUNTS: 'true' })).toBe(false);
  expect(demoAccounts({ ...ownProvider, PUBLIC_URL: WHISH.PUBLIC_URL, DEMO_ACCOUNTS: 'true' })).toBe(false);
  expect(demoAccounts({ TRUSTED_PROXIES: '1', DEMO_ACCOUNTS: 'true' })).toBe(false);
  expect(demoAccounts({ DEMO_ACCOUNTS: 'true' }, '--origin', 'https://trial.example')).toBe(false);
  expect(demoAccounts({ DEMO_ACCOUNTS: 'true' }, '--host', '0.0.0.0')).toBe(false);
  expect(demoAccounts({ ...HOSTED, ...WHISH, DEMO_ACCOUNTS: 'true' })).toBe(false);
});

test('the outbox and Storybook are for trials on this machine', () => {
  const isForTrying = (env: NodeJS.ProcessEnv, ...args: string[]) => readSettings(args, env).isForTrying;
  expect(isForTrying({})).toBe(true);
  expect(isForTrying({ DEMO_ACCOUNTS: 'false' })).toBe(true);
  // A proxy may send no header of its own.
  expect(isForTrying({ TRUSTED_PROXIES: '1', DEMO_ACCOUNTS: 'true' })).toBe(false);
  expect(isForTrying({}, '--origin', 'https://trial.example')).toBe(false);
  expect(isForTrying({}, '--host', '0.0.0.0')).toBe(false);
  expect(isForTrying(WHISH)).toBe(false);
  expect(isForTrying({ ...HOSTED, ...WHISH })).toBe(false);
});

test('a local database can begin without the history of the demo', () => {
  expect(readSettings([], { DEMO_HISTORY: 'false' }).demoHistory).toBe(false);
  expect(() => readSettings([], { DEMO_HISTORY: 'no' })).toThrow('DEMO_HISTORY');
});

test('ADMIN_PAID_ORDERS_ONLY is true or false', () => {
  for (const [written, read] of [
    ['', false],
    ['false', false],
    ['true', true],
  ] as const) {
    expect(readSettings([], { ADMIN_PAID_ORDERS_ONLY: written }).paidOrdersOnly).toBe(read);
  }
  for (const written of ['yes', '1', 'TRUE']) {
    expect(() => readSettings([], { ADMIN_PAID_ORDERS_ONLY: written })).toThrow('ADMIN_PAID_ORDERS_ONLY');
  }
});
