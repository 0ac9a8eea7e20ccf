import * as domain from '@zawadeh/domain';
import { cases } from '@zawadeh/domain/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { answers, SentBy } from './answers.ts';
import { arbitraryOf } from './testing/arbitraryOf.ts';
import { schemas } from './testing/described.ts';

type Rows = readonly object[];

/** The answers of each call as a browser reads them. */
const READERS: Partial<
  Record<keyof typeof answers, (sent: never) => readonly [read: unknown, expected: unknown]>
> = {
  Bag: (sent: domain.BagRow) => {
    const rows = [sent, { ...sent, id: sent.store_id }];
    const { bags, refused } = domain.readBags(rows);
    return [
      [bags.map(({ id, quantity }) => [id, quantity]), refused],
      [rows.map(({ id, quantity }) => [id, quantity]), 0],
    ];
  },
  OrderPlaced: (sent: { order_code: string; expires_at: string }) => {
    const { order_code, expires_at } = domain.readAnswer(domain.checkoutAnswer, sent);
    return [
      [order_code, expires_at],
      [domain.readText(sent.order_code), Date.parse(sent.expires_at)],
    ];
  },
  OrderState: (sent: { payment_status: string }) => {
    const { payment_status } = domain.readAnswer(domain.statusAnswer, sent);
    return [domain.readOrderStatus(payment_status), sent.payment_status];
  },
  PaymentPage: (sent: { data: { collectUrl: string } }) => [
    domain.paymentUrlIn(domain.readAnswer(domain.paymentAnswer, sent)),
    domain.readText(sent.data.collectUrl, domain.LONGEST_URL),
  ],
  PaidOrder: (sent: SentBy<typeof answers.PaidOrder>) => {
    const reading = domain.readPaidEvent(JSON.stringify(sent));
    return [reading.ok && [reading.value.id, reading.value.method], [sent.id, sent.delivery_method]];
  },
  TakenBack: (sent: domain.TakeBackAnswerBody) => [
    domain.readTakenBack(sent),
    { orders: sent.orders, pieces: sent.pieces, forSale: sent.for_sale },
  ],
  Handover: (sent: { order_id: string }) => [domain.readHandover(sent)?.orderId, sent.order_id],
  Ticket: (sent: { handovers: Rows; refunds: Rows }) => [
    [domain.readTicketHandovers(sent)?.length, domain.readTicketRefunds(sent).length],
    [sent.handovers.length, sent.refunds.length],
  ],
  Device: (sent: SentBy<typeof answers.Device>) => {
    const device = domain.readDevice(sent);
    return [
      [device?.id, device?.kind, device?.storeId],
      [sent.id, sent.kind, sent.store_id],
    ];
  },
  CounterState: (sent: { handovers: Rows; bags: Rows; gifts: Rows }) => {
    const { handovers, bags, giftRows } = domain.readCounterState(sent) ?? {};
    const gifts = domain.readCounterGifts(giftRows ?? []);
    return [
      [handovers?.length, bags?.length, gifts.length],
      [sent.handovers.length, sent.bags.length, sent.gifts.length],
    ];
  },
  CourierState: (sent: { deliveries: { pickups: Rows }[] }) => [
    domain.readCourierState(sent)?.deliveries.map(({ pickups }) => pickups.length),
    sent.deliveries.map(({ pickups }) => pickups.length),
  ],
  ActionResults: (sent: { results: { token: string; outcome: string }[] }) => [
    domain.readActionResults(sent).map(({ token, outcome }) => [token, outcome]),
    sent.results.map(({ token, outcome }) => [token, outcome]),
  ],
  Problem: (sent: { code: string; details?: Rows }) => [
    [domain.readErrorCode(sent), domain.readAnswer(domain.checkoutAnswer, sent).details?.length],
    [sent.code, sent.details?.length],
  ],
};

test.each(Object.entries(READERS))('a browser reads every %s that the description allows', (name, read) => {
  fc.assert(
    fc.property(arbitraryOf(schemas[name] ?? {}, schemas), (sent) => {
      const [found, expected] = read(sent as never);
      expect(found).toEqual(expected);
    }),
    cases(1_000),
  );
});
