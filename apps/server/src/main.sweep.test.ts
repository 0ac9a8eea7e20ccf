import fs from 'node:fs/promises';
import net from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BOOT_MS, temporaryFolder } from './testing/place.ts';
import { refusal } from './testing/refusal.ts';
import { main, run } from './testing/runMain.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await temporaryFolder();
});
afterAll(() => fs.rm(dataDir, { recursive: true, force: true }));

const start = (...more: string[]) => run(['--port', '0', '--data', dataDir, ...more]);

test.each(['SIGINT', 'SIGHUP'] as const)(
  'a server that is stopped by %s while it is still starting puts everything in order first',
  { timeout: 3 * BOOT_MS },
  async (signal) => {
    const server = start();
    await expect.poll(() => fs.readdir(dataDir), { timeout: 10_000 }).toContain('server.lock');
    server.child.kill(signal);
    expect(await server.ended).toBe(0);
    expect(await fs.readdir(dataDir)).not.toContain('server.lock');
  },
);

test('an open connection does not keep the server from stopping', { timeout: 3 * BOOT_MS }, async () => {
  const server = start();
  const { port } = new URL(await server.ready);
  const socket = net.connect(Number(port), '127.0.0.1');
  socket.on('error', () => {});
  socket.write('GET /api/surprise-bags HTTP/1.1\r\nHost: x\r\n');
  await new Promise((resolve) => socket.once('connect', resolve));
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  socket.destroy();
});

test('every wrong setting is reported in one sentence', { timeout: 3 * BOOT_MS }, async () => {
  expect(await refusal(run(['--port', 'abc']))).toContain('"abc" is not a port');
  expect(await refusal(run(['--colour', 'red']))).toBe(
    "Unknown option '--colour'. The options are --port, --host, --data, --database, --origin, --reset.\n",
  );
  expect(await refusal(run(['--port', '0', '--data', main]))).toContain('is not a folder');
  expect(await refusal(run(['--port', '0'], { SUPABASE_URL: 'http://x.example' }))).toContain(
    'set all or none',
  );
  const secret = {
    SUPABASE_URL: 'http://x.example',
    SUPABASE_PUBLISHABLE_KEY: 'sb_secret_x',
    SUPABASE_SECRET_KEY: 'sb_secret_x',
  };
  expect(await refusal(run(['--port', '0'], secret))).toContain('holds a secret key');
});
