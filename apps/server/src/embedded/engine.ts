import { fileURLToPath } from 'node:url';
import fs from 'node:fs/promises';
import { EMAIL_REDIRECT_PATH, LARGEST_IMAGE_BYTES, SHORTEST_PASSWORD } from '@zawadeh/domain';
import { openDataFolder } from './dataFolder.ts';
import type { DataFolder } from './dataFolder.ts';
import { assertNoPublicPasswords, isDatabaseOfDemo, makeDemoAccountsOnce } from './demoAccounts.ts';
import { moveDemoBagsToToday } from './demoDay.ts';
import { writeDemoHistory } from './demoHistory.ts';
import { makeDemoLinks, type DemoLinks } from './demoLinks.ts';
import { assertClosed } from './denials.ts';
import { skipEngineGrants, type EngineDatabase } from './engineDatabase.ts';
import { withOwnText, LETTERS, linkToken } from './letters.ts';
import { answerAsHosted } from './answerAsHosted.ts';
import { migrate, seedOnce } from './migrate.ts';
import { openOutbox } from '../outbox/outbox.ts';
import type { LocalOutbox } from '../outbox/outbox.ts';
import { openPglite } from './pgliteDatabase.ts';
import { silenceEngineLogs } from './silenceEngineLogs.ts';
import { isSignedWith, secretsInDatabase, secretsInFolder } from './secrets.ts';
import type { Secrets } from './secrets.ts';
import { createStorageAdapter } from './storageAdapter.ts';
import { uploadsInDatabase, uploadsInFolder, type UploadStore } from './uploadStore.ts';

const bootstrapFile = fileURLToPath(new URL('bootstrap.sql', import.meta.url));
const supabaseFolder = fileURLToPath(new URL('../../../../supabase/', import.meta.url));
/** Never typed: it is part of the link, and must not be guessable. */
const CODE_LENGTH = 32;
const LINK_SECONDS = 3600;

/** Fixes that the engine needs before it may serve strangers. */
export type Fix = 'sessionLock' | 'closedGrants';

export interface EmbeddedOptions {
  dataDir: string;
  /** The address under which browsers reach the server; links in e-mails begin with it. */
  origin: string;
  /** A PostgreSQL server to use instead of a database in the folder. */
  databaseUrl?: string | null;
  reset?: boolean;
  /** Sends e-mails; without it they go to the local outbox. */
  sendLetter?: LocalOutbox['send'] | null;
  /** Creates demo users with public passwords. */
  demoAccounts?: boolean;
  /** Does not start with demo users of an earlier start. */
  refusePublicPasswords?: boolean;
  /** Fills a new database with thirty days of orders; only with the demo accounts. */
  demoHistory?: boolean;
  /** For tests on a copy of a database whose start was checked; the command line has no such option. */
  isChecked?: boolean;
  /** For tests of the self-check only; the command line has no such option. */
  withoutFixes?: readonly Fix[];
}

export interface Embedded {
  fetch: (request: Request, peer?: { peerAddress: string | null }) => Promise<Response>;
  publishableKey: string;
  secretKey: string;
  isSigned: (token: string) => boolean;
  outbox: LocalOutbox;
  /** Only with the demo accounts. */
  demoLinks: DemoLinks | null;
  /** Safe to use while requests are served. */
  database: EngineDatabase['queries'];
  callFunction: EngineDatabase['callFunction'];
  listen: EngineDatabase['listen'];
  close: () => Promise<void>;
}

export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  // Set before the engine is imported: no telemetry, whatever a later version brings.
  process.env.DO_NOT_TRACK = '1';
  const folder = await openDataFolder(options.dataDir, options.reset ? { reset: true } : {});
  try {
    return await startIn(folder, options);
  } catch (error) {
    await folder.release();
    throw error;
  }
}

async function openDatabase(folder: DataFolder, options: EmbeddedOptions): Promise<EngineDatabase> {
  const { databaseUrl, reset = false, withoutFixes = [] } = options;
  if (!databaseUrl) return openPglite(folder.database, { withoutLock: withoutFixes.includes('sessionLock') });
  // Imported only here, so that other installations do not load the driver.
  const { openPostgres } = await import('./postgresDatabase.ts');
  return openPostgres(databaseUrl, { reset });
}

async function startIn(folder: DataFolder, options: EmbeddedOptions): Promise<Embedded> {
  const { dataDir, databaseUrl, origin, withoutFixes = [] } = options;
  const outbox = await openOutbox(dataDir);
  // Until the start is complete, e-mails belong to the demo accounts and are not sent.
  const links = new Map<string, string>();
  let send: LocalOutbox['send'] = async (letter) => void links.set(letter.to, linkToken(letter));
  // The duration or failure of sending must not reveal whether there is an account.
  const sendForAnybody: LocalOutbox['send'] = async (letter) => {
    const sent = send(letter);
    // The cause may quote the recipient's address.
    if (options.sendLetter) sent.catch((error: Error) => console.error(error.message));
    else await sent;
  };
  const database = await openDatabase(folder, options);
  const restoreLogs = silenceEngineLogs();

  const close = async (): Promise<void> => {
    await database.close();
    restoreLogs();
  };

  try {
    const { queries, setUp } = database;
    const secrets = await (databaseUrl ? secretsInDatabase(setUp) : secretsInFolder(dataDir));
    const post: LocalOutbox['send'] = (letter) =>
      letter.subject === LETTERS.recovery.subject ? sendForAnybody(letter) : send(letter);
    const uploads = databaseUrl ? await uploadsInDatabase(setUp, queries) : uploadsInFolder(folder.uploads);
    const app = await createEngine(database, secrets, post, uploads, origin);
    if (!withoutFixes.includes('closedGrants')) skipEngineGrants(database);
    await setUp.run(await fs.readFile(bootstrapFile, 'utf8'));
    await migrate(setUp, `${supabaseFolder}migrations`);
    const isNew = await seedOnce(setUp, `${supabaseFolder}seed.sql`);

    // Otherwise each of the first calls at the same time reads the whole schema.
    await database.connection.introspect({ useCache: true });
    const answer = answerAsHosted(async (request, peer) => app.fetch(request, peer), {
      database: queries,
      send: sendForAnybody,
      origin,
    });
    const fetch: Embedded['fetch'] = (request, peer = { peerAddress: null }) => answer(request, peer);
    if (!options.isChecked) await assertClosed({ fetch, database: queries, secrets, origin });
    const { publishableKey, secretKey } = secrets;
    const isDemo = options.demoAccounts === true && (await isDatabaseOfDemo(setUp, isNew));
    if (options.refusePublicPasswords && (await isDatabaseOfDemo(setUp, false)))
      await assertNoPublicPasswords({ origin, publishableKey, fetch, database: queries });
    if (isDemo) {
      await moveDemoBagsToToday(setUp);
      await makeDemoAccountsOnce({ origin, publishableKey, fetch, links, database: queries });
      if (isNew && options.demoHistory) await writeDemoHistory(setUp, Date.now());
    }
    const demoLinks = isDemo ? await makeDemoLinks(setUp, origin) : null;
    send = options.sendLetter ?? ((letter) => outbox.send(letter));
    await database.endSetUp();
    if (!databaseUrl) await folder.markComplete();
    return {
      fetch,
      publishableKey,
      secretKey,
      isSigned: (token) => token === secretKey || isSignedWith(secrets.jwtSecret, token),
      outbox,
      demoLinks,
      database: queries,
      callFunction: database.callFunction,
      listen: database.listen,
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
  { connection }: EngineDatabase,
  secrets: Secrets,
  send: LocalOutbox['send'],
  uploads: UploadStore,
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
      // Every link in an e-mail leads to the page that shows its result.
      site_url: origin + EMAIL_REDIRECT_PATH,
      additional_redirect_urls: [`${origin}/*`],
      email: {
        enable_signup: true,
        enable_confirmations: true,
        otp_length: CODE_LENGTH,
        otp_expiry: LINK_SECONDS,
        template: LETTERS,
      },
    },
    // Hosted projects enable the extension of the same name.
    api: { pg_safe_update: true },
    storage: { enabled: true, file_size_limit: `${LARGEST_IMAGE_BYTES}B` },
    options: {
      server: { disableStudio: true, admin: false },
      drivers: { email: { send: (letter) => send(withOwnText(letter)) } },
    },
  });
  Object.assign(app, { _storageAdapter: createStorageAdapter(uploads) });
  await app.init();
  await app.ensureSystemSchema();
  return app;
}
