import { createBagsDatabase } from './database/bags.ts';
import type { BagsDatabase } from './database/bags.ts';
import { createIdentity } from './database/identity.ts';
import { createOpenSessionCheck } from './database/openSession.ts';
import { createImages } from './database/images.ts';
import { createAlertsDatabase } from './database/alerts.ts';
import { createImpactDatabase, type ImpactDatabase } from './database/impact.ts';
import { createLettersDatabase, type LettersDatabase } from './database/letters.ts';
import { createMessagesDatabase } from './database/messages.ts';
import type { MessagesDatabase } from './database/messages.ts';
import { createHandoversDatabase } from './database/handovers.ts';
import { createOrdersDatabase } from './database/orders.ts';
import { createPlansDatabase, type PlansDatabase } from './database/plans.ts';
import { createCallCounts, createPeopleDatabase, type CountCalls } from './database/people.ts';
import type { ServiceProject } from './database/functions.ts';
import type { Project } from './database/project.ts';
import type { Settings } from './commandLine.ts';
import type { DemoLinks } from './embedded/demoLinks.ts';
import type { LocalOutbox } from './outbox/outbox.ts';
import type { Ports } from './ports.ts';

export interface Backend
  extends
    BagsDatabase,
    Pick<
      Ports,
      | 'config'
      | 'orders'
      | 'handovers'
      | 'alerts'
      | 'people'
      | 'storeImage'
      | 'identify'
      | 'isSessionOpen'
      | 'listen'
      | 'sendLetter'
    > {
  supabase?: NonNullable<Ports['supabase']>;
  isSigned?: NonNullable<Ports['isSigned']>;
  plans: PlansDatabase;
  impact: ImpactDatabase;
  messages: MessagesDatabase;
  letters: LettersDatabase;
  countCalls: CountCalls;
  /** E-mails and messages that do not leave the machine; only with the embedded engine. */
  outbox?: LocalOutbox;
  /** Only if no other machine can connect. */
  demoLinks?: DemoLinks | null;
  close: () => Promise<void>;
}

/** All database access of a Supabase project, hosted or embedded. */
export const databases = (project: Project & ServiceProject) => ({
  ...createBagsDatabase(project),
  orders: createOrdersDatabase(project),
  handovers: createHandoversDatabase(project),
  plans: createPlansDatabase(project),
  alerts: createAlertsDatabase(project),
  impact: createImpactDatabase(project),
  people: createPeopleDatabase(project),
  messages: createMessagesDatabase(project),
  letters: createLettersDatabase(project),
  countCalls: createCallCounts(project),
  storeImage: createImages(project),
  identify: createIdentity(project),
  isSessionOpen: createOpenSessionCheck(project),
});

/** The hosted project if one is configured, else the embedded engine on the data folder. */
export async function openBackend(settings: Settings, origin: string): Promise<Backend> {
  const { paidOrdersOnly, mail } = settings;
  const sendLetter = mail ? (await import('./messages/mailer.ts')).createMailer(mail) : undefined;
  if (settings.hosted) {
    const { url, publishableKey, secretKey } = settings.hosted;
    return {
      ...databases({ url, publishableKey, secretKey, fetch }),
      config: { supabaseUrl: url, publishableKey, apiBase: '', paidOrdersOnly },
      sendLetter,
      close: async () => {},
    };
  }
  // Imported only here, so that an installation on a hosted project never loads the engine.
  const { startEmbedded } = await import('./embedded/engine.ts');
  const { dataDir, databaseUrl, reset, demoAccounts, demoHistory, isForTrying } = settings;
  const embedded = await startEmbedded({
    dataDir,
    databaseUrl,
    origin,
    reset,
    sendLetter: sendLetter ?? null,
    demoAccounts,
    demoHistory,
    refusePublicPasswords: !isForTrying && !demoAccounts,
  });
  const { publishableKey, secretKey } = embedded;
  return {
    ...databases({
      url: origin,
      publishableKey,
      secretKey,
      fetch: (input, init) => embedded.fetch(new Request(input, init)),
      callFunction: embedded.callFunction,
    }),
    listen: (channel, callback) => embedded.listen(channel, callback),
    config: { supabaseUrl: '', publishableKey, apiBase: '', paidOrdersOnly },
    supabase: (request, peer) => embedded.fetch(request, peer),
    isSigned: embedded.isSigned,
    sendLetter,
    outbox: embedded.outbox,
    demoLinks: embedded.demoLinks,
    close: embedded.close,
  };
}
