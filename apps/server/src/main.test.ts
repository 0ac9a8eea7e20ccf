import fs from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BOOT_MS, temporaryFolder } from './testing/place.ts';
import { refusal } from './testing/refusal.ts';
import { run } from './testing/runMain.ts';
import { backendAt, signUp } from './testing/shopClient.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await temporaryFolder();
});
afterAll(() => fs.rm(dataDir, { recursive: true, force: true }));

const start = (...more: string[]) => run(['--port', '0', '--data', dataDir, ...more]);

test(
  'the server serves, stands alone on its folder and port, survives a kill and stops cleanly',
  { timeout: 3 * BOOT_MS },
  async () => {
    const server = start();
    const origin = await server.ready;
    expect(server.output.out.trim().split('\n')).toEqual([
      `Zawadeh is ready: ${origin}`,
      'Try first:',
      `  as a customer  ${origin}/profile   mona@zawadeh.local, Zawadeh-mona-1`,
      `  as an admin    ${origin}/admin   admin@zawadeh.local, Zawadeh-admin-1`,
      `  as a shop’s owner  ${origin}/store   nadim@zawadeh.local, Zawadeh-nadim-1`,
      expect.stringMatching(/^  as a courier {3}http\S+\/courier#pair=[\w-]{43}$/),
      expect.stringMatching(/^  at the counter of \S.* {3}http\S+\/counter#pair=[\w-]{43}$/),
      expect.stringMatching(/^Buy a bag of \S/),
      expect.stringMatching(/^Each of the two links /),
      `Outbox: ${origin}/outbox (e-mails and WhatsApp messages that would have been sent)`,
      `Data: ${dataDir} (kept between starts; --reset begins anew)`,
      expect.stringMatching(/^Listening /),
    ]);
    expect(server.output.err).toBe('');
    const bags: unknown = await (await fetch(`${origin}/api/surprise-bags`)).json();
    expect(bags).toHaveLength(62);
    await signUp(backendAt(origin), { email: 'rima@example.com' });
    expect(await (await fetch(`${origin}/outbox`)).text()).toContain('rima@example.com');

    expect(await refusal(start())).toContain(`is already using ${dataDir}`);
    expect(await refusal(start('--reset'))).toContain(`is already using ${dataDir}`);
    const port = new URL(origin).port;
    expect(await refusal(run(['--port', port, '--data', dataDir]))).toContain(
      `Port ${port} is already in use`,
    );

    server.child.kill('SIGKILL');
    await server.ended;
    const again = start();
    const stream = await fetch(`${await again.ready}/readyz`);
    expect(stream.status).toBe(200);
    again.child.kill('SIGTERM');
    expect(await again.ended).toBe(0);
    expect(await fs.readdir(dataDir)).not.toContain('server.lock');
  },
);

test(
  'a server with a hosted project embeds no engine, and a failure of the project is a 503',
  { timeout: 3 * BOOT_MS },
  async () => {
    const hosted = {
      SUPABASE_URL: 'http://127.0.0.1:9',
      SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
      SUPABASE_SECRET_KEY: 'sb_secret_x',
      WHISH_API_BASE: 'http://127.0.0.1:9',
      WHISH_CHANNEL: '1',
      WHISH_SECRET: 'x',
      WHISH_WEBSITE_URL: 'zawadeh.example',
      WHISH_COLLECT_HOSTS: 'whish.example',
      PUBLIC_URL: 'https://zawadeh.example',
    };
    const unused = path.join(dataDir, 'unused');
    const server = run(['--port', '0', '--data', unused], hosted);
    const origin = await server.ready;
    expect(server.output.out).toContain(`Zawadeh is listening: ${origin}`);
    expect(server.output.out).toContain('Backend: http://127.0.0.1:9 (does not answer');
    expect(await (await fetch(`${origin}/config.json`)).json()).toMatchObject({
      supabaseUrl: 'http://127.0.0.1:9',
    });
    expect((await fetch(`${origin}/api/surprise-bags`)).status).toBe(503);
    expect((await fetch(`${origin}/readyz`)).status).toBe(503);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect((await fetch(`${origin}/rest/v1/stores`)).status).toBe(404);
    await expect(fs.stat(unused)).rejects.toThrow('ENOENT');
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  },
);
