import path from 'node:path';
import { parseArgs } from 'node:util';
import { readPhone } from '@zawadeh/domain';
import { StartError } from './startError.ts';
import { readMailSettings, type MailSettings } from './messages/mailSettings.ts';
import { readWhatsAppSettings, type WhatsAppSettings } from './messages/whatsappSettings.ts';
import { readWhishSettings, type WhishSettings } from './payments/whishSettings.ts';

export interface Settings {
  host: string;
  port: number;
  dataDir: string;
  /** A PostgreSQL server to embed instead of a database in the folder. */
  databaseUrl: string | null;
  reset: boolean;
  /** Set where the project is hosted; then nothing is embedded. */
  hosted: { url: string; publishableKey: string; secretKey: string } | null;
  /** Null is the local wallet, which a hosted project never gets: there real shops hand out real bags. */
  whish: WhishSettings | null;
  /** Null: messages are written down on a machine of one's own, and wait where a project is hosted. */
  whatsapp: WhatsAppSettings | null;
  /** Null: the letters of the embedded engine are written down. A hosted project sends its own. */
  mail: MailSettings | null;
  /** How many proxies of our own stand in front. */
  trustedProxies: number;
  /** E.164; whom the shop's own messages go to. */
  supportNumber: string | null;
  /** Where browsers send errors that nobody expected; null leaves them in the browser's console. */
  reportsTo: string | null;
  /** The dashboard shows no order before it is paid. */
  paidOrdersOnly: boolean;
}

const DEFAULT_PORT = '4310';

const OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string', default: '127.0.0.1' },
  data: { type: 'string', default: '.data' },
  database: { type: 'string' },
  reset: { type: 'boolean', default: false },
} as const;

function parseFlags(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch (error) {
    // Only its first sentence: what follows is about writing programs.
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

function readDatabase(text: string, hosted: Settings['hosted']): string | null {
  if (text === '') return null;
  if (hosted) throw new StartError('A hosted project brings its own database: leave out --database.');
  const url = URL.parse(text);
  if (url && /^postgres(?:ql)?:$/.test(url.protocol) && url.pathname.length > 1) return text;
  throw new StartError(
    '--database has to name a PostgreSQL database: postgres://user:password@host:5432/name.',
  );
}

/** Hosted projects have two kinds of keys by prefix, and older ones as JWTs that name a role. */
function keyKind(key: string): 'publishable' | 'secret' | 'unknown' {
  if (key.startsWith('sb_publishable_')) return 'publishable';
  if (key.startsWith('sb_secret_')) return 'secret';
  const role = roleInJwt(key);
  if (role === 'service_role') return 'secret';
  return role === 'anon' ? 'publishable' : 'unknown';
}

function roleInJwt(key: string): unknown {
  try {
    const payload: unknown = JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString());
    return payload && typeof payload === 'object' && 'role' in payload ? payload.role : null;
  } catch {
    return null;
  }
}

/** Docker's `--env-file` keeps quotation marks, and then no kind of key would be recognised. */
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
  // The publishable key is handed to every browser; the secret one would hand over the database.
  if (keyKind(publishableKey) === 'secret') {
    throw new StartError('SUPABASE_PUBLISHABLE_KEY holds a secret key. Use the publishable one.');
  }
  // With it the server would start, and every order would fail for want of rights.
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

function readYesOrNo(name: string, written: string): boolean {
  if (['', 'false', 'true'].includes(written)) return written === 'true';
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
  return {
    host: flags.host,
    port: readPort(flags.port ?? (env.PORT || DEFAULT_PORT)),
    dataDir: path.resolve(flags.data),
    databaseUrl: readDatabase(flags.database ?? env.DATABASE_URL ?? '', hosted),
    reset: flags.reset,
    hosted,
    whish,
    whatsapp: readWhatsAppSettings(env),
    mail: readMailSettings(env),
    trustedProxies: readTrustedProxies(env.TRUSTED_PROXIES ?? ''),
    supportNumber: readSupportNumber(env),
    reportsTo: readReportsTo(env.ERROR_REPORTS_URL ?? ''),
    paidOrdersOnly: readYesOrNo('ADMIN_PAID_ORDERS_ONLY', env.ADMIN_PAID_ORDERS_ONLY ?? ''),
  };
}
