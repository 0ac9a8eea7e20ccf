import { isOwnMachine } from './backend.ts';
import type { Settings } from './commandLine.ts';
import { withoutPassword } from './database/withoutPassword.ts';
import { DEMO_ACCOUNTS } from './embedded/demoAccounts.ts';

/** The one page of text that somebody who has just started it needs. */
export function startedText(settings: Settings, origin: string, port: number): string {
  const { hosted, databaseUrl, dataDir, host } = settings;
  const isLocal = !hosted && isOwnMachine(host);
  return [
    `Zawadeh is ready: ${origin}`,
    hosted && `Backend: ${hosted.url}`,
    isLocal && `Accounts: ${DEMO_ACCOUNTS.map(({ email }) => email).join(', ')} (passwords in the README)`,
    isLocal && `Outbox: ${origin}/outbox (e-mails and WhatsApp messages that would have been sent)`,
    databaseUrl && `Database: ${withoutPassword(databaseUrl)}`,
    !hosted && `Data: ${dataDir} (kept between starts; --reset begins anew)`,
    `Listening on ${host}, port ${port}`,
  ]
    .filter(Boolean)
    .join('\n');
}
