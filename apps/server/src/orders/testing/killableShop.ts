/** The server as a process that can be killed and restarted, and its state as seen from outside. */
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { COUNTER_ACTIONS_PATH, PAIR_PATH, readActionResults, type CounterActionBody } from '@zawadeh/domain';
import { DEMO_ACCOUNTS } from '@zawadeh/domain/demo';
import { listen } from '../../listen.ts';
import { openProvider } from '../../payments/testing/openProvider.ts';
import { temporaryFolder } from '../../testing/place.ts';
import { run } from '../../testing/runMain.ts';
import { freshDatabase, testServer } from '../../testing/testDatabase.ts';
import {
  type LineRequest,
  backendAt,
  call,
  publishableKeyOf,
  signIn as openSession,
  userAt,
} from '../../testing/shopClient.ts';
import { signedIn, type ServerUser } from '../../testing/users.ts';

async function freePort(): Promise<number> {
  const listener = await listen('127.0.0.1', 0);
  await listener.stop();
  return listener.port;
}

export async function openKillableShop() {
  const provider = await openProvider();
  const dataDir = await temporaryFolder();
  const database = testServer ? await freshDatabase(testServer) : null;
  // The same port after each restart, because the provider has the callback address.
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;

  const start = async () => {
    const where = ['--port', port, '--data', dataDir, ...(database ? ['--database', database.url] : [])];
    const started = run(where, {
      DEMO_ACCOUNTS: 'true',
      SUPPORT_WHATSAPP: '+96170000000',
      WHISH_API_BASE: provider.origin,
      WHISH_CHANNEL: provider.account.channel,
      WHISH_SECRET: provider.account.secret,
      WHISH_WEBSITE_URL: provider.account.websiteUrl,
      WHISH_COLLECT_HOSTS: 'whish.example',
      PUBLIC_URL: origin,
    });
    await started.ready;
    return started;
  };

  const signIn = async (role: 'admin' | 'user'): Promise<ServerUser> => {
    const backend = backendAt(origin);
    const client = createClient(origin, await publishableKeyOf(backend), {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    const account = DEMO_ACCOUNTS.find((demo) => demo.role === role)!;
    return userAt(backend, await signedIn(client, await openSession(backend, account)));
  };

  let server = await start();
  const mona = await signIn('user');
  const admin = await signIn('admin');
  const { client } = admin;
  const kill = async (): Promise<void> => {
    server.child.kill('SIGKILL');
    await server.ended;
  };
  const orderOf = async (code: string): Promise<{ id: string; status: string }> => {
    const { data, error } = await client.from('orders').select('id, status').eq('order_code', code).single();
    if (error) throw error;
    return data;
  };

  return {
    provider,
    mona,
    kill,
    async restart(): Promise<void> {
      server = await start();
    },
    /** `closes`: the end of its pickup window. */
    async bag(quantity: number, closes?: Date): Promise<LineRequest> {
      const { data: stores } = await client.from('stores').select('id').order('id').limit(1);
      const { data, error } = await client
        .from('surprise_bags')
        .insert({
          store_id: stores?.[0]?.id,
          title: 'A bag',
          sale_price: 4.5,
          quantity,
          ...(closes && { pickup_start: new Date().toISOString(), pickup_end: closes.toISOString() }),
        })
        .select('id')
        .single();
      if (error) throw error;
      return { bag_id: data.id, quantity: 1, unit_price_cents: 450 };
    },
    async stockOf({ bag_id }: LineRequest): Promise<number> {
      const { data } = await client.from('surprise_bags').select('quantity').eq('id', bag_id).single();
      return data?.quantity;
    },
    statusOf: async (code: string): Promise<string> => (await orderOf(code)).status,
    async paidCount(code: string): Promise<number> {
      const { id } = await orderOf(code);
      const { data } = await client.from('audit_log').select('id').eq('action', 'paid').eq('subject_id', id);
      return data?.length ?? 0;
    },
    async messagesAbout(code: string, kind = 'order_paid'): Promise<number> {
      const letters = await fs.readFile(path.join(dataDir, 'outbox.jsonl'), 'utf8');
      return letters.split('\n').filter((line) => line.includes(`"${kind}"`) && line.includes(code)).length;
    },
    markPaid: (code: string) => admin.markPaid(code),
    idOf: async (code: string): Promise<string> => (await orderOf(code)).id,
    /** A phone at the counter of the shop whose bags these are. */
    async pairCounter() {
      const { data: stores } = await client.from('stores').select('id').order('id').limit(1);
      const [code, token] = ['c', 't'].map((letter) => letter.repeat(43)) as [string, string];
      const p_code_hash = createHash('sha256').update(code).digest('hex');
      await client.rpc('create_pairing', { p_code_hash, p_kind: 'counter', p_store: stores?.[0]?.id });
      const backend = backendAt(origin);
      await call(backend, { path: PAIR_PATH, body: { code, token, name: 'Counter' } });
      return async (actions: readonly CounterActionBody[]) => {
        const headers = { authorization: `Device ${token}` };
        const { body } = await call(backend, { path: COUNTER_ACTIONS_PATH, body: { actions }, headers });
        return readActionResults(body);
      };
    },
    async handedOverCount(order: string): Promise<number> {
      const { data } = await client
        .from('audit_log')
        .select('id')
        .eq('action', 'handed_over')
        .eq('details->>order_id', order);
      return data?.length ?? 0;
    },
    async close(): Promise<void> {
      await kill();
      await provider.stop();
      await database?.drop();
      await fs.rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type KillableShop = Awaited<ReturnType<typeof openKillableShop>>;
