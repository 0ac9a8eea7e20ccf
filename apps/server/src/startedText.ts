import path from 'node:path';
import { DEMO_ACCOUNTS } from '@zawadeh/domain/demo';
import type { Settings } from './commandLine.ts';
import { withoutPassword } from './database/withoutPassword.ts';
import type { DemoLinks } from './embedded/demoLinks.ts';

interface Started {
  /** Whether the backend answers. */
  answers: boolean;
  links: DemoLinks | null;
}

/** The text that is printed after the start. */
export function startedText(
  settings: Settings,
  origin: string,
  port: number,
  { answers, links }: Started,
): string {
  const { hosted, databaseUrl, dataDir, host, isForTrying, mail } = settings;
  return [
    `Zawadeh is ${answers ? 'ready' : 'listening'}: ${origin}`,
    hosted &&
      `Backend: ${hosted.url}${answers ? '' : ' (does not answer: until it does, nothing can be sold, and /readyz says so)'}`,
    links && tryFirst(origin, links),
    isForTrying && `Outbox: ${origin}/outbox (e-mails and WhatsApp messages that would have been sent)`,
    !hosted &&
      !isForTrying &&
      !mail &&
      `E-mails: written to ${path.join(dataDir, 'outbox.jsonl')} and not sent, because SMTP_URL is not set`,
    databaseUrl && `Database: ${withoutPassword(databaseUrl)}`,
    !hosted && `Data: ${dataDir} (kept between starts; --reset begins anew)`,
    `Listening on ${host}, port ${port}`,
  ]
    .filter(Boolean)
    .join('\n');
}

const [admin, mona, owner] = DEMO_ACCOUNTS;

/** The first pages to try in each role. */
const tryFirst = (origin: string, { shop, counter, courier }: DemoLinks): string =>
  [
    'Try first:',
    `  as a customer  ${origin}/profile   ${mona.email}, ${mona.password}`,
    `  as an admin    ${origin}/admin   ${admin.email}, ${admin.password}`,
    `  as a shop’s owner  ${origin}/store   ${owner.email}, ${owner.password}`,
    `  as a courier   ${courier}`,
    `  at the counter of ${shop}   ${counter}`,
    `Buy a bag of ${shop} to collect it at that counter, and order a delivery to see how a paid order is cancelled.`,
    'Each of the two links with #pair= makes one browser that phone, and ends after twelve hours; every start prints new ones.',
  ].join('\n');
