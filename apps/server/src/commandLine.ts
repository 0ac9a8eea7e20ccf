import path from 'node:path';
import { parseArgs } from 'node:util';
import { readPhone } from '@zawadeh/domain';
import { isOwnMachine } from './http/ownMachine.ts';
import { tokenClaims } from './http/tokenClaims.ts';
import { StartError } from './startError.ts';
import { readMailSettings, type MailSettings } from './messages/mailSettings.ts';
import { readWhatsAppSettings, type WhatsAppSettings } from './messages/whatsappSettings.ts';
import { readWhishSettings, type WhishSettings } from './payments/whishSettings.ts';

export interface Settings {
  host: string;
  /** Where the browser finds the product, if a dev server stands in front. */
  origin: string | null;
  port: number;
  dataDir: string;
  /** A PostgreSQL server to use instead of a database in the folder. */
  databaseUrl: string | null;
  reset: boolean;
  /** Set where the project is hosted; then the embedded engine does not run. */
  hosted: { url: string; publishableKey: string; secretKey: string } | null;
  /**
   * Null selects the local wallet, which is not allowed for a hosted project, because real shops hand out real bags
   * there.
   */
  whish: WhishSettings | null;
  /** Null: messages go to the local outbox, or wait in the database of a hosted project. */
  whatsapp: WhatsAppSettings | null;
  /** Null: e-mails go to the local outbox. A hosted project sends those about accounts itself. */
  mail: MailSettings | null;
  /** The number of our own proxies in front of the server. */
  trustedProxies: number;
  /** E.164; the recipient of the shop's own messages. */
  supportNumber: string | null;
  /** Where browsers report unexpected errors; null leaves them in the browser's console. */
  reportsTo: string | null;
  /** The dashboard hides orders until they are paid. */
  paidOrdersOnly: boolean;
  /** No other machine can call, and payments and messages are simulated. */
  isForTrying: boolean;
  /** Accounts with public passwords; never where other machines can call. */
  demoAccounts: boolean;
  /** A new database with them begins with thirty days of invented orders. */
  demoHistory: boolean;
}

const DEFAULT_PORT = '4310';

const OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string', default: '127.0.0.1' },
  data: { type: 'string', default: '.data' },
  database: { type: 'string' },
  origin: { type: 'string' },
  reset: { type: 'boolean', default: false },
} as const;

function parseFlags(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch (error) {
    // Only the first sentence; the rest explains the parser's API.
    const parserMessage =
      error instanceof Error ? (error.message.split(/\.(?:\s|$)/)[0] ?? '') : String(error);
    const knownOptions = Object.keys(OPTIONS).map((name) => `--${name}`);
    throw new StartError(`${parserMessage}. The options are ${knownOptions.join(', ')}.`);
  }
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new StartError(`"${text}" is not a port. Give a number from 0 to 65535 (0: any free one).`);
}

function readOrigin(text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.origin === text) return text;
  throw new StartError(`--origin is an address without a path, like http://localhost:5173, not "${text}".`);
}

function readDatabase(text: string, hosted: Settings['hosted']): string | null {
  if (text === '') return null;
  if (hosted) throw new StartError('A hosted project brings its own database: leave out --database.');
  const url = URL.parse(text);
  if (url && /^postgres(?:ql)?:$/.test(url.protocol) && url.pathname.length > 1) return text;
  throw new StartError(
    '--database has to name a PostgreSQL database: postgres://user:password@host:5432/name.',
  );
}

/** Hosted projects have two kinds of keys with a prefix, and older keys that are JWTs with a role. */
function keyKind(key: string): 'publishable' | 'secret' | 'unknown' {
  if (key.startsWith('sb_publishable_')) return 'publishable';
  if (key.startsWith('sb_secret_')) return 'secret';
  const { role } = tokenClaims(key);
  if (role === 'service_role') return 'secret';
  return role === 'anon' ? 'publishable' : 'unknown';
}

/** Docker's `--env-file` does not strip quotation marks, and a quoted key would not be recognised. */
function readKey(name: string, env: NodeJS.ProcessEnv): string {
  const key = env[name]?.trim() ?? '';
  if (/^[\w.-]*$/.test(key)) return key;
  throw new StartError(`${name} is not a key: write it without quotation marks and blanks.`);
}

function readHosted(env: NodeJS.ProcessEnv): Settings['hosted'] {
  const url = env.SUPABASE_URL?.trim();
  const publishableKey = readKey('SUPABASE_PUBLISHABLE_KEY', env);
  const secretKey = readKey('SUPABASE_SECRET_KEY', env);
  if (!url && !publishableKey && !secretKey) return null;
  if (!url || !publishableKey || !secretKey) {
    throw new StartError(
      'SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY belong together: set all or none.',
    );
  }
  if (!URL.canParse(url)) throw new StartError('SUPABASE_URL is not an address.');
  // Every browser gets the publishable key; a secret key in its place would expose the database.
  if (keyKind(publishableKey) === 'secret') {
    throw new StartError('SUPABASE_PUBLISHABLE_KEY holds a secret key. Use the publishable one.');
  }
  // With a publishable key the server would start, and every order would fail for lack of rights.
  if (keyKind(secretKey) === 'publishable') {
    throw new StartError('SUPABASE_SECRET_KEY holds a publishable key. Use the secret one.');
  }
  if (publishableKey === secretKey) {
    throw new StartError('SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY are the same key.');
  }
  return { url: url.replace(/\/+$/, ''), publishableKey, secretKey };
}

function readTrustedProxies(text: string): number {
  if (/^[0-9]?$/.test(text)) return Number(text);
  throw new StartError('TRUSTED_PROXIES is how many proxies of your own stand in front: 0 to 9.');
}

function readSupportNumber(env: NodeJS.ProcessEnv): string | null {
  const written = env.SUPPORT_WHATSAPP?.trim() ?? '';
  if (written === '') return null;
  const reading = readPhone(written);
  if (!reading.ok)
    throw new StartError('SUPPORT_WHATSAPP is not a telephone number, such as +961 70 123 456.');
  return reading.value.e164;
}

function readReportsTo(written: string): string | null {
  if (written === '') return null;
  if (URL.parse(written)?.protocol === 'https:') return written;
  throw new StartError('ERROR_REPORTS_URL has to be an address that begins with https://.');
}

function readYesOrNo(name: string, written = '', otherwise = false): boolean {
  if (written === '') return otherwise;
  if (['false', 'true'].includes(written)) return written === 'true';
  throw new StartError(`${name} is either true or false.`);
}

export function readSettings(args: string[], env: NodeJS.ProcessEnv): Settings {
  const flags = parseFlags(args);
  const hosted = readHosted(env);
  const whish = readWhishSettings(env);
  if (hosted && !whish) {
    throw new StartError(
      'A hosted project needs the payment provider: set the WHISH_ variables and PUBLIC_URL.',
    );
  }
  const trustedProxies = readTrustedProxies(env.TRUSTED_PROXIES ?? '');
  const origin = flags.origin === undefined ? null : readOrigin(flags.origin);
  const whatsapp = readWhatsAppSettings(env);
  const isOwn = (address: string | null | undefined): boolean =>
    address === null || address === undefined || isOwnMachine(new URL(address).hostname);
  // A proxy on this machine lets others in, and real payments and messages are no trial.
  const isApart =
    !hosted &&
    isOwnMachine(flags.host) &&
    trustedProxies === 0 &&
    [origin, whish?.apiBase, whish?.publicUrl, whatsapp?.apiBase].every(isOwn);
  const isForTrying = isApart && !whish && !whatsapp;
  return {
    host: flags.host,
    origin,
    port: readPort(flags.port ?? (env.PORT || DEFAULT_PORT)),
    dataDir: path.resolve(flags.data),
    databaseUrl: readDatabase(flags.database ?? env.DATABASE_URL ?? '', hosted),
    reset: flags.reset,
    hosted,
    whish,
    whatsapp,
    mail: readMailSettings(env),
    trustedProxies,
    supportNumber: readSupportNumber(env),
    reportsTo: readReportsTo(env.ERROR_REPORTS_URL ?? ''),
    isForTrying,
    paidOrdersOnly: readYesOrNo('ADMIN_PAID_ORDERS_ONLY', env.ADMIN_PAID_ORDERS_ONLY),
    demoAccounts: readYesOrNo('DEMO_ACCOUNTS', env.DEMO_ACCOUNTS, isForTrying) && isApart,
    demoHistory: readYesOrNo('DEMO_HISTORY', env.DEMO_HISTORY, isForTrying),
  };
}
