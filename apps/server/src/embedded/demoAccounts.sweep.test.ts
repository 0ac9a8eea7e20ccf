import fs from 'node:fs/promises';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { BOOT_MS, ORIGIN, temporaryFolder } from '../testing/place.ts';
import { DEMO_ACCOUNTS } from '@zawadeh/domain/demo';
import { startEmbedded } from './engine.ts';
import { openPglite } from './pgliteDatabase.ts';

/** The state of a machine that was last used three days ago. */
async function threeDaysLater(dataDir: string): Promise<Array<{ id: string; opens: string | null }>> {
  const { setUp, close } = await openPglite(path.join(dataDir, 'database'));
  await setUp.run(
    `update embedded.done_once set done_at = done_at - interval '3 days' where name = 'demo bags of the day';
     update public.settings set rate_set_at = now() - interval '8 days'`,
  );
  const bags = await setUp.rows<{ id: string; opens: string | null }>(
    `select id, (pickup_start at time zone 'Asia/Beirut' + interval '3 days') at time zone 'Asia/Beirut' as opens
     from public.surprise_bags order by id`,
  );
  await close();
  return bags;
}

async function deactivate(dataDir: string): Promise<void> {
  const { setUp, close } = await openPglite(path.join(dataDir, 'database'));
  await setUp.run("update public.users set deactivated_at = now() where email like '%@zawadeh.local'");
  await close();
}

test(
  'the demo accounts can sign in, have their roles and are made once, without messages, and bags and rate are of today',
  { timeout: 2 * BOOT_MS },
  async () => {
    const dataDir = await temporaryFolder();
    const start = () => startEmbedded({ dataDir, origin: ORIGIN, demoAccounts: true });
    await (await start()).close();
    const expected = await threeDaysLater(dataDir);
    const embedded = await start();
    try {
      expect(embedded.outbox.letters()).toEqual([]);
      const service = createClient(ORIGIN, embedded.secretKey, {
        global: { fetch: (input, init) => embedded.fetch(new Request(input, init)) },
      });
      const bags = await service.from('surprise_bags').select('id, opens:pickup_start').order('id');
      expect(bags.data).toEqual(expected);
      const { data: rate } = await service.from('settings').select('lbp_per_usd, rate_set_at').single();
      expect(rate?.lbp_per_usd).toBe(89_500);
      expect(Date.now() - Date.parse(String(rate?.rate_set_at))).toBeLessThan(2 * BOOT_MS);
      for (const { email, password, name, role } of DEMO_ACCOUNTS) {
        const client = createClient(ORIGIN, embedded.publishableKey, {
          auth: { persistSession: false, autoRefreshToken: false },
          global: { fetch: (input, init) => embedded.fetch(new Request(input, init)) },
        });
        const { data, error } = await client.auth.signInWithPassword({ email, password });
        expect(error).toBeNull();
        const profile = await client.from('users').select('name, role').eq('id', data.user?.id).single();
        expect(profile.data).toEqual({ name, role });
      }
      await embedded.close();
      const startForOthers = () => startEmbedded({ dataDir, origin: ORIGIN, refusePublicPasswords: true });
      await expect(startForOthers()).rejects.toThrow('still has the password of the README');
      // An owner who goes on with this folder has to deactivate them, or to change the passwords.
      await deactivate(dataDir);
      await (await startForOthers()).close();
    } finally {
      await embedded.close();
      await fs.rm(dataDir, { recursive: true, force: true });
    }
  },
);
