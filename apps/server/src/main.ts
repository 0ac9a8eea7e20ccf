import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAlertLinks } from './alerts/alertLinks.ts';
import { createAlertRelease } from './alerts/alertRelease.ts';
import { createApp } from './app.ts';
import { openBackend } from './backend.ts';
import type { Backend } from './backend.ts';
import { readSettings } from './commandLine.ts';
import type { Settings } from './commandLine.ts';
import { startSentence } from './startError.ts';
import { sharedCounts } from './http/sharedCounts.ts';
import { listen } from './listen.ts';
import { createLog } from './log.ts';
import { createLetterWorker } from './messages/letterWorker.ts';
import { localSender } from './messages/localSender.ts';
import { createMessageWorker, type MessageWorker } from './messages/worker.ts';
import { whatsapp } from './messages/whatsapp.ts';
import { outboxCalls } from './outbox/outboxCalls.ts';
import { createSettlement } from './orders/settlement.ts';
import { createOrderMaintenance } from './orders/maintenance.ts';
import { createPlanPublication } from './orders/planPublication.ts';
import { createTicketSigner } from './orders/ticketSigner.ts';
import { createLocalWallet } from './payments/localWallet.ts';
import { storedInFile } from './payments/simulator/fileBook.ts';
import { whish } from './payments/whish.ts';
import { createPages } from './pages/pages.ts';
import type { Ports } from './ports.ts';
import { createRescuedBags } from './pages/rescuedBags.ts';
import { storybookCalls } from './pages/storybookCalls.ts';
import { repeat } from './repeat.ts';
import { startedText } from './startedText.ts';

const distDir = fileURLToPath(new URL('../../web/dist/', import.meta.url));
const storybookDir = fileURLToPath(new URL('../../../storybook-static/', import.meta.url));
const MAINTENANCE_INTERVAL_MS = 5_000;
const MESSAGES_INTERVAL_MS = 2_000;
const LETTERS_INTERVAL_MS = 5_000;
const COUNTS_INTERVAL_MS = 1_000;
const RESCUED_INTERVAL_MS = 5 * 60_000;
/** The shop's phone in a local installation; its messages are in the outbox. */
const DEMO_SUPPORT_NUMBER = '+96170000000';
const everyAddress = new Set(['0.0.0.0', '::']);

function originOf(host: string, port: number): string {
  if (everyAddress.has(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function localPayment(
  origin: string,
  dataDir: string,
  answer: (request: Request) => Response | Promise<Response>,
  orders: Backend['orders'],
) {
  const { payments, pages } = createLocalWallet(
    origin,
    async (url, init) => answer(new Request(url, init)),
    orders.shown,
    storedInFile(path.join(dataDir, 'wallet.json')),
  );
  return { payments, walletPages: pages };
}

const { problem: log, call: logCall } = createLog((line) => console.error(line), process.stderr.isTTY);

const supportNumberOf = ({ supportNumber, isForTrying }: Settings): string | null =>
  supportNumber ?? (isForTrying ? DEMO_SUPPORT_NUMBER : null);

/** Where no sender is configured, messages wait in the database. */
function messageWorkerFor(
  settings: Settings,
  { messages, handovers, outbox }: Backend,
  publicUrl: string,
): MessageWorker {
  const { whatsapp: account } = settings;
  const supportNumber = supportNumberOf(settings);
  const send = account ? whatsapp(account, fetch) : outbox && localSender(outbox);
  const links = createAlertLinks(createTicketSigner(handovers).privateKey, publicUrl);
  if (send) return createMessageWorker({ messages, send, supportNumber, links, log });
  log('WhatsApp is not configured: messages wait in the database until it is');
  return { run: async () => false, canSend: () => false };
}

async function start(settings: Settings): Promise<() => Promise<void>> {
  const listener = await listen(settings.host, settings.port, settings.trustedProxies);
  const origin = settings.origin ?? originOf(settings.host, listener.port);
  try {
    const backend = await openBackend(settings, origin);
    const publicUrl = settings.whish?.publicUrl ?? null;
    const linkOrigin = publicUrl ?? origin;
    const rescued = createRescuedBags(backend.impact, log);
    // A database that does not answer yet must not delay the start.
    void rescued.refresh();
    const pages = await createPages({
      distDir,
      bags: backend.bags,
      shops: backend.shops,
      contents: backend.contents,
      rate: backend.rate,
      rescuedBags: rescued.latest,
      log,
      supportNumber: supportNumberOf(settings),
      publicUrl: linkOrigin,
      reportsTo: settings.reportsTo,
      backendOrigins: settings.hosted ? [new URL(settings.hosted.url).origin] : [],
    });
    const payment = settings.whish
      ? { payments: whish(settings.whish, fetch) }
      : localPayment(origin, settings.dataDir, (request) => app.fetch(request), backend.orders);
    const settlement = createSettlement(backend.orders, payment.payments);
    const { isForTrying } = settings;
    const outbox = (isForTrying && backend.outbox) || null;
    const sendLetter: Ports['sendLetter'] =
      backend.sendLetter ?? (outbox ? (letter) => outbox.send(letter) : undefined);
    const counts = sharedCounts({ countCalls: backend.countCalls, log });
    const app = createApp({
      ...backend,
      sharedCounts: counts,
      ...payment,
      settlement,
      ...(outbox && { outboxPages: outboxCalls(outbox, origin) }),
      ...(isForTrying && { storybookPages: storybookCalls(storybookDir, origin) }),
      pages,
      publicUrl,
      linkOrigin,
      sendLetter,
      log,
      ...(settings.hosted && { onAnswered: logCall }),
    });
    const maintainOrders = createOrderMaintenance(backend.orders, backend.handovers, settlement, log);
    const stopMaintenance = repeat(maintainOrders, MAINTENANCE_INTERVAL_MS);
    // By itself, because a provider that does not answer would delay it.
    const stopPlans = repeat(createPlanPublication(backend.plans, log), MAINTENANCE_INTERVAL_MS);
    const messageWorker = messageWorkerFor(settings, backend, linkOrigin);
    const stopMessages = repeat(messageWorker.run, MESSAGES_INTERVAL_MS);
    const stopAlerts = repeat(
      createAlertRelease(backend.alerts, messageWorker.canSend, log),
      MESSAGES_INTERVAL_MS,
    );
    // Without a mail server no letter is sent; the decisions stand in the shop's space.
    const stopLetters =
      sendLetter &&
      repeat(
        createLetterWorker({ letters: backend.letters, sendLetter, linkOrigin, log }),
        LETTERS_INTERVAL_MS,
      );
    const stopRescued = repeat(rescued.refresh, RESCUED_INTERVAL_MS);
    const stopCounts = repeat(counts.exchange, COUNTS_INTERVAL_MS);
    listener.answerWith((request, peer) => app.fetch(request, peer));
    const answers = settings.hosted === null || (await backend.ready().catch(() => false));
    console.log(startedText(settings, origin, listener.port, { answers, links: backend.demoLinks ?? null }));
    return async () => {
      await Promise.all([
        stopMaintenance(),
        stopPlans(),
        stopAlerts(),
        stopMessages(),
        stopLetters?.(),
        stopRescued(),
        stopCounts(),
      ]);
      await listener.stop();
      await backend.close();
    };
  } catch (error) {
    await listener.stop();
    throw error;
  }
}

async function main(): Promise<void> {
  // Files written from here on are readable by their owner only.
  process.umask(0o077);
  // A closed terminal closes the output streams before the server has ended.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const stopRequested = new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => resolve());
  });
  let dataDir = '.data';
  try {
    const settings = readSettings(process.argv.slice(2), process.env);
    dataDir = settings.dataDir;
    const stop = await start(settings);
    await stopRequested;
    await stop();
    process.exit(0);
  } catch (error) {
    console.error(await startSentence(error, dataDir));
    process.exit(1);
  }
}

await main();
