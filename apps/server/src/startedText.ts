import { DEMO_ACCOUNTS_LINE } from '@zawadeh/domain/demo';
import type { Settings } from './commandLine.ts';
import { withoutPassword } from './database/withoutPassword.ts';
import { isOwnMachine } from './http/ownMachine.ts';

/** The text that is printed after the start. */
export function startedText(settings: Settings, origin: string, port: number, answers = true): string {
  const { hosted, databaseUrl, dataDir, host } = settings;
  const isLocal = !hosted && isOwnMachine(host);
  return [
    `Zawadeh is ${answers ? 'ready' : 'listening'}: ${origin}`,
    hosted &&
      `Backend: ${hosted.url}${answers ? '' : ' (does not answer: until it does, nothing can be sold, and /readyz says so)'}`,
    isLocal && DEMO_ACCOUNTS_LINE,
    isLocal && `Outbox: ${origin}/outbox (e-mails and WhatsApp messages that would have been sent)`,
    databaseUrl && `Database: ${withoutPassword(databaseUrl)}`,
    !hosted && `Data: ${dataDir} (kept between starts; --reset begins anew)`,
    `Listening on ${host}, port ${port}`,
  ]
    .filter(Boolean)
    .join('\n');
}
