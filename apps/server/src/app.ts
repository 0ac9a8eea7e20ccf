import { fieldsOf } from '@zawadeh/domain';
import { Hono, type Context } from 'hono';
import { createAlertLinks } from './alerts/alertLinks.ts';
import { alertEndCall } from './calls/alertEnd.ts';
import { checkoutCall } from './calls/checkout.ts';
import { counterCalls } from './calls/counter.ts';
import { imagesCall } from './calls/images.ts';
import { invitationsCall } from './calls/invitations.ts';
import { orderStatusCalls } from './calls/orderStatus.ts';
import { ordersStream } from './calls/ordersStream.ts';
import { paymentCall } from './calls/payment.ts';
import { paymentCallback } from './calls/paymentCallback.ts';
import { peopleCalls } from './calls/people.ts';
import { placesCall } from './calls/places.ts';
import { refundCalls } from './calls/refunds.ts';
import { serverCalls } from './calls/server.ts';
import { storeCalls } from './calls/store.ts';
import { storeApplicationsCall } from './calls/storeApplications.ts';
import { surpriseBagsCall } from './calls/surpriseBags.ts';
import { ticketCalls } from './calls/tickets.ts';
import { reportCalls, routeOf } from './http/answeredCalls.ts';
import { bodyLimits } from './http/bodyLimits.ts';
import { identifyDevice } from './http/identifyDevice.ts';
import { identifyUser } from './http/identifyUser.ts';
import { noStore } from './http/noStore.ts';
import { problem } from './http/problems.ts';
import {
  byAddress,
  byAddressAndSignIn,
  byUser,
  callsOfDevicePerMinute,
  defaultApiCallsPerMinute,
  defaultUserCallsPerMinute,
  deviceToken,
  linkedPagesPerMinute,
  rateLimit,
} from './http/rateLimit.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { supabaseGate } from './http/supabaseGate.ts';
import { createAuditEvents } from './orders/auditEvents.ts';
import { createTicketSigner } from './orders/ticketSigner.ts';
import type { AppEnv, Ports } from './ports.ts';

/** The client has gone before its body had arrived, so no client reads the answer. */
const isCutOff = (error: Error, { req }: Context): boolean =>
  req.raw.signal.aborted && fieldsOf(error).code === 'ECONNRESET';

/** Runs wherever there is fetch: no module of the app may import from node. */
export function createApp(ports: Ports): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  app.onError((error, context) => {
    if (isCutOff(error, context)) return problem(context, 'malformed');
    ports.log(`${context.req.method} ${routeOf(context)} failed`, error);
    return problem(context, 'failed');
  });

  app.use(securityHeaders(ports));
  if (ports.onAnswered) app.use('/api/*', reportCalls(ports));
  app.use('/api/*', noStore);
  app.use(bodyLimits(ports));
  app.route('/', serverCalls(ports));
  app.route('/', surpriseBagsCall(ports));
  app.use('/api/*', ...identifyUser(ports));
  // The limit per user comes first: what it rejects is not counted against the others behind the same address.
  const { userCallsPerMinute = defaultUserCallsPerMinute, sharedCounts: shared } = ports;
  app.use('/api/*', rateLimit(userCallsPerMinute, byUser, { shared }));
  app.use('/api/*', rateLimit(callsOfDevicePerMinute, deviceToken));
  app.use('/api/*', ...identifyDevice(ports));
  app.use('/api/*', rateLimit(ports.apiCallsPerMinute ?? defaultApiCallsPerMinute, byAddressAndSignIn));
  app.use('/alerts/end/*', rateLimit(linkedPagesPerMinute, byAddress));
  app.route('/', imagesCall(ports));
  const { orders, handovers, listen, log } = ports;
  const paidEvents = createAuditEvents({
    name: 'paid orders',
    last: orders.lastPaidEvent,
    after: orders.paidEventsAfter,
    changed: listen && ((callback) => listen('order_paid', callback)),
    log,
  });
  const handoverEvents = createAuditEvents({
    name: 'handovers',
    last: handovers.lastEvent,
    after: handovers.eventsAfter,
    changed:
      listen &&
      (async (callback) => {
        await listen('handovers', callback);
        // A paid order brings new handovers.
        await listen('order_paid', callback);
      }),
    log,
  });
  app.route('/', ordersStream({ ...ports, paidEvents, handoverEvents }));
  app.route('/', checkoutCall(ports));
  app.route('/', paymentCall(ports));
  app.route('/', paymentCallback(ports));
  app.route('/', orderStatusCalls(ports));
  app.route('/', peopleCalls(ports));
  app.route('/', placesCall(ports));
  app.route('/', invitationsCall(ports));
  app.route('/', storeApplicationsCall(ports));
  app.route('/', refundCalls(ports));
  app.route('/', storeCalls({ ...ports, handoverEvents }));
  const signer = createTicketSigner(ports.handovers);
  app.route('/', ticketCalls(ports, signer));
  app.route('/', counterCalls({ ...ports, handoverEvents }, signer));
  app.route('/', alertEndCall(ports, createAlertLinks(signer.privateKey, '')));
  if (ports.walletPages) app.route('/', ports.walletPages);
  if (ports.outboxPages) app.route('/', ports.outboxPages);
  if (ports.storybookPages) app.route('/', ports.storybookPages);
  app.route('/', supabaseGate(ports));

  app.all('/api/*', (context) => problem(context, 'no_such_call'));
  app.all('*', async (context) =>
    ports.pages ? ports.pages(context.req.raw) : problem(context, 'nothing_here'),
  );
  return app;
}
