import fs from 'node:fs/promises';
import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { BOOT_MS, ORIGIN, temporaryFolder } from '../testing/bootEmbedded.ts';
import { DEMO_ACCOUNTS } from './demoAccounts.ts';
import { startEmbedded } from './engine.ts';

test(
  'the demo accounts can sign in, have their roles, and are made once',
  { timeout: 2 * BOOT_MS },
  async () => {
    const dataDir = await temporaryFolder();
    const start = () => startEmbedded({ dataDir, origin: ORIGIN, demoAccounts: true });
    await (await start()).close();
    const embedded = await start();
    try {
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
    } finally {
      await embedded.close();
      await fs.rm(dataDir, { recursive: true, force: true });
    }
  },
);
