import { fileURLToPath } from 'node:url';
import fs from 'node:fs/promises';
import { connect, keepGrantsClosed } from './connection.ts';
import type { Fix } from './connection.ts';
import { openDataFolder } from './dataFolder.ts';
import type { DataFolder } from './dataFolder.ts';
import { makeDemoAccountsOnce } from './demoAccounts.ts';
import { refuseUnlessClosed } from './denials.ts';
import { migrate, seedOnce } from './migrate.ts';
import { openOutbox } from './outbox.ts';
import type { Outbox } from './outbox.ts';
import { quietEngine } from './quietEngine.ts';
import { keepSecrets } from './secrets.ts';
import type { Secrets } from './secrets.ts';
import { createStorageAdapter } from './storageAdapter.ts';

const bootstrapFile = fileURLToPath(new URL('bootstrap.sql', import.meta.url));
const supabaseFolder = fileURLToPath(new URL('../../../../supabase/', import.meta.url));
const LARGEST_UPLOAD = '2MiB';
const SHORTEST_PASSWORD = 8;

type Connection = Awaited<ReturnType<typeof connect>>;

export interface EmbeddedOptions {
  dataDir: string;
  /** Where the browser finds us; the links in e-mails begin with it. */
  origin: string;
  reset?: boolean;
  /** People to try the product with, whose passwords are public. */
  demoAccounts?: boolean;
  /** Tests only, to see that the self-test then refuses to serve. The command line has no way to say it. */
  withoutFixes?: readonly Fix[];
}

export interface Embedded {
  fetch: (request: Request, peer?: { peerAddress: string | null }) => Promise<Response>;
  publishableKey: string;
  secretKey: string;
  outbox: Outbox;
  /** Takes turns with the requests; nothing else may speak to the one session there is. */
  database: Connection['kysely'];
  close: () => Promise<void>;
}

export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  // Before the engine is imported: no telemetry, whatever its next version brings.
  process.env.DO_NOT_TRACK = '1';
  const folder = await openDataFolder(options.dataDir, options.reset ? { reset: true } : {});
  try {
    return await startIn(folder, options);
  } catch (error) {
    await folder.release();
    throw error;
  }
}

async function startIn(folder: DataFolder, options: EmbeddedOptions): Promise<Embedded> {
  const { dataDir, origin, withoutFixes = [] } = options;
  const secrets = await keepSecrets(dataDir);
  const outbox = await openOutbox(dataDir);
  const connection = await connect(folder.database, withoutFixes);
  const stopQuieting = quietEngine();

  const close = async (): Promise<void> => {
    await connection.close();
    stopQuieting();
  };

  try {
    const app = await createEngine(connection, secrets, outbox, folder.uploads, origin);
    if (!withoutFixes.includes('closedGrants')) keepGrantsClosed(connection);
    await connection.driver.exec(await fs.readFile(bootstrapFile, 'utf8'));
    await migrate(connection.driver, `${supabaseFolder}migrations`);
    await seedOnce(connection.driver, `${supabaseFolder}seed.sql`);

    const fetch: Embedded['fetch'] = async (request, peer = { peerAddress: null }) =>
      app.fetch(request, peer);
    await refuseUnlessClosed({ fetch, database: connection.kysely, secrets, origin });
    const { publishableKey, secretKey } = secrets;
    if (options.demoAccounts) {
      await makeDemoAccountsOnce({ origin, publishableKey, fetch, outbox, database: connection.kysely });
    }
    await folder.markWhole();
    return {
      fetch,
      publishableKey,
      secretKey,
      outbox,
      database: connection.kysely,
      close: async () => {
        await close();
        await folder.release();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function createEngine(
  connection: Connection,
  secrets: Secrets,
  outbox: Outbox,
  uploads: string,
  origin: string,
) {
  const { App, setExperimental } = await import('@supabase/lite');
  setExperimental('storage', true);
  const app = new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: secrets.jwtSecret,
      jwt_expiry: 3600,
      enable_signup: true,
      minimum_password_length: SHORTEST_PASSWORD,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
      site_url: origin,
      additional_redirect_urls: [`${origin}/*`],
      email: { enable_signup: true, enable_confirmations: true },
    },
    storage: { enabled: true, file_size_limit: LARGEST_UPLOAD },
    options: {
      server: { disableStudio: true, admin: false },
      drivers: { email: { send: (letter) => outbox.send(letter) } },
    },
  });
  Object.assign(app, { _storageAdapter: createStorageAdapter(uploads) });
  await app.init();
  await app.ensureSystemSchema();
  return app;
}
