import { addDays, beirutDay, DISPUTE_KINDS, MOST_STOCK, ORDER_MOVES, startOfDay } from '@zawadeh/domain';
import type { SupabaseClient } from '@supabase/supabase-js';
import fc from 'fast-check';
import type { OrderDriver } from '../../testing/orderDriver.ts';
import type { LineRequest } from '../../testing/shopClient.ts';
import { ShopMoney, type Payers } from './shopMoney.ts';

const index = fc.nat(30);
export const anyStep = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      action: fc.constant('place' as const),
      user: fc.nat(1),
      bags: fc.uniqueArray(fc.nat(2), { minLength: 1 }),
      quantity: fc.integer({ min: 1, max: 2 }),
      isGift: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ action: fc.constant('pay' as const), index }) },
  {
    weight: 4,
    arbitrary: fc.record({
      action: fc.constant('settle' as const),
      index,
      outcome: fc.constantFrom('success', 'failed', 'pending', 'refunded'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ action: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 20 }) }),
  },
  { weight: 1, arbitrary: fc.record({ action: fc.constant('expire' as const), index }) },
  { weight: 1, arbitrary: fc.record({ action: fc.constant('notOpened' as const), index }) },
  { weight: 1, arbitrary: fc.record({ action: fc.constant('sweep' as const) }) },
  { weight: 1, arbitrary: fc.record({ action: fc.constant('cancel' as const), index }) },
  { weight: 1, arbitrary: fc.record({ action: fc.constant('markPaid' as const), index }) },
  {
    weight: 3,
    arbitrary: fc.record({
      action: fc.constantFrom('cancelPaid' as const, 'handOver' as const, 'sendBack' as const),
      index,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ action: fc.constant('takeBack' as const), bag: fc.nat(2), canFill: fc.nat(4) }),
  },
  { weight: 2, arbitrary: fc.record({ action: fc.constant('give' as const), bag: fc.nat(2) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      action: fc.constant('refund' as const),
      index,
      kind: fc.constantFrom('whole' as const, 'line' as const, 'goodwill' as const),
      line: fc.integer({ min: 1, max: 3 }),
      share: fc.constantFrom(0.3, 1),
    }),
  },
  { weight: 1, arbitrary: fc.record({ action: fc.constant('delete' as const), index }) },
  {
    weight: 3,
    arbitrary: fc.record({
      action: fc.constant('sendPayout' as const),
      share: fc.constantFrom(0.4, 1, 1.5),
      isTwice: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      action: fc.constant('tellOfPayout' as const),
      index,
      what: fc.constantFrom('confirm' as const, 'answer' as const, ...DISPUTE_KINDS),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      action: fc.constant('correctPayout' as const),
      index,
      cents: fc.integer({ min: -900, max: 900 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      action: fc.constant('setCommission' as const),
      basisPoints: fc.constantFrom(0, 333, 1_000, 5_000),
    }),
  },
  { weight: 1, arbitrary: fc.record({ action: fc.constant('deleteBag' as const), bag: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ action: fc.constant('endMonth' as const) }) },
);
/** The first stock of a bag, also at the limits. */
export const anyStock = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 4 }) },
  { weight: 1, arbitrary: fc.constantFrom(999, 1_000, MOST_STOCK) },
);
/** Also steps of planned bags and of users who wait for them. */
export const anyStepOfPlans = fc.oneof(
  { weight: 6, arbitrary: anyStep },
  { weight: 3, arbitrary: fc.record({ action: fc.constant('publish' as const) }) },
  { weight: 1, arbitrary: fc.constant({ action: 'wait' as const, minutes: 12 * 60 }) },
  {
    weight: 3,
    arbitrary: fc.record({ action: fc.constant('ask' as const), user: fc.nat(5), bag: fc.nat(2) }),
  },
  { weight: 3, arbitrary: fc.record({ action: fc.constant('release' as const), canSend: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ action: fc.constant('send' as const), works: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ action: fc.constant('withdraw' as const), index }) },
  {
    weight: 3,
    arbitrary: fc.record({
      action: fc.constant('changeDay' as const),
      bag: fc.nat(2),
      ahead: fc.nat(1),
      planned: fc.option(fc.nat(9)),
      skipped: fc.boolean(),
    }),
  },
);
export type Step = typeof anyStepOfPlans extends fc.Arbitrary<infer Kind> ? Kind : never;

const moves: readonly { from: readonly string[]; to: string }[] = Object.values(ORDER_MOVES);
/** A step may make several moves, of which only the first and last status are seen. */
function isReachable(from: string, to: string): boolean {
  const reached = new Set([from]);
  for (const status of reached) {
    for (const move of moves) if (move.from.includes(status)) reached.add(move.to);
  }
  return reached.has(to);
}

/** A quarter of an hour into the next month in Beirut. */
const firstSweepAfter = (now: number): number =>
  startOfDay(`${addDays(`${beirutDay(now).slice(0, 7)}-01`, 31).slice(0, 7)}-01`)! + 15 * 60_000;

interface People {
  buyers: readonly string[];
  admin: string;
  /** The phone at the counter of the bags' shop. */
  phone: string;
  /** The users who ask for bags. */
  waiting?: readonly string[];
  /** The admin who changes days in the week of the dashboard. */
  planner?: SupabaseClient;
  /** An admin who pays the bags' shop, and its owner. */
  payers?: Payers;
}

/** Two months before the clock of the database at least, so that they can end. */
const START = Date.parse('2026-09-21T15:00:00Z');

/** Three bags, which may be deleted, some buyers and an admin, and any step in any order. */
export class OrderModel {
  now = START;
  readonly orders: Array<{ id: string; code: string; user: string; status: string }> = [];
  readonly payments: number[] = [];
  /** The alerts whose message was sent. */
  readonly told: string[] = [];

  readonly driver: OrderDriver;
  readonly people: People;
  readonly lines: readonly LineRequest[];
  readonly supply: ReadonlyMap<string, number>;
  readonly money: ShopMoney | null;

  constructor(
    driver: OrderDriver,
    people: People,
    lines: readonly LineRequest[],
    supply: ReadonlyMap<string, number>,
  ) {
    this.driver = driver;
    this.people = people;
    this.lines = lines;
    this.supply = supply;
    this.money = people.payers ? new ShopMoney(driver, people.payers) : null;
  }

  async apply(step: Step): Promise<void> {
    const of = <Kind>(list: readonly Kind[], index: number) => list[index % Math.max(1, list.length)];
    switch (step.action) {
      case 'place': {
        const user = this.people.buyers[step.user]!;
        const lines = step.bags.map((bag) => ({ ...this.lines[bag]!, quantity: step.quantity }));
        const { id, order_code, status } = await this.driver.place(user, lines, this.now, {
          ...(step.isGift && { is_gift: true }),
        });
        if (id && !this.orders.some((known) => known.id === id)) {
          this.orders.push({ id, code: order_code, user, status });
        }
        return;
      }
      case 'pay': {
        const order = of(this.orders, step.index);
        const payment = order && (await this.driver.startPayment(order.user, order.code, this.now));
        if (payment?.external_id) this.payments.push(payment.external_id);
        return;
      }
      case 'settle': {
        const payment = of(this.payments, step.index);
        if (payment !== undefined) await this.driver.settle(payment, step.outcome, this.now);
        return;
      }
      case 'notOpened': {
        const payment = of(this.payments, step.index);
        if (payment !== undefined) await this.driver.call('payment_not_opened', { p_external_id: payment });
        return;
      }
      case 'handOver': {
        const order = of(this.orders, step.index);
        if (!order) return;
        const { data } = await this.driver.service
          .from('order_lines')
          .select('store_id')
          .eq('order_id', order.id)
          .limit(1);
        await this.driver.call('hand_over', {
          p_token: crypto.randomUUID(),
          p_order: order.id,
          p_store: data?.[0]?.store_id ?? null,
          p_kind: 'pickup',
          p_how: 'list',
          ...this.moment(),
        });
        return;
      }
      case 'give':
        await this.driver.call('give_bag', {
          p_token: crypto.randomUUID(),
          p_device: this.people.phone,
          p_bag: this.lines[step.bag]!.bag_id,
          ...this.moment(),
        });
        return;
      case 'sendBack': {
        const { data } = await this.driver.service.from('refunds').select('id').order('asked_at');
        const refund = of(data ?? [], step.index);
        if (!refund) return;
        await this.driver.call('refund_done', {
          p_admin: this.people.admin,
          p_refund: refund.id,
          p_reference: `W-${step.index}`,
          ...this.moment(),
        });
        return;
      }
      case 'refund': {
        const order = of(this.orders, step.index);
        if (order) await this.refund(order, step);
        return;
      }
      case 'expire':
      case 'cancelPaid':
      case 'cancel':
      case 'markPaid':
      case 'delete': {
        const order = of(this.orders, step.index);
        if (!order) return;
        if (step.action === 'expire') await this.driver.expire(order.id, this.now);
        else if (step.action === 'cancelPaid') await this.driver.cancelPaid(order.user, order.code, this.now);
        else if (step.action === 'cancel') await this.driver.cancel(order.user, order.code, this.now);
        else if (step.action === 'markPaid')
          await this.driver.markPaid(this.people.admin, order.code, this.now);
        else await this.driver.service.from('orders').delete().eq('id', order.id);
        return;
      }
      case 'takeBack':
        await this.driver.call('take_bag_back', {
          p_token: crypto.randomUUID(),
          p_bag: this.lines[step.bag]!.bag_id,
          p_can_fill: step.canFill,
          p_reason: 'broken',
          p_admin: this.people.admin,
          ...this.moment(),
        });
        return;
      case 'deleteBag':
        await this.driver.service.from('surprise_bags').delete().eq('id', this.lines[step.bag]!.bag_id);
        return;
      case 'sendPayout':
        await this.money?.send(step);
        return;
      case 'tellOfPayout':
        await this.money?.tell(step);
        return;
      case 'correctPayout':
        await this.money?.correct(step);
        return;
      case 'setCommission':
        await this.money?.setCommission(step.basisPoints);
        return;
      case 'endMonth': {
        const nextMonth = firstSweepAfter(this.now);
        // Payouts have the clock of the database, and nothing is sent in a month that is closed.
        if (nextMonth > Date.now()) return;
        this.now = nextMonth;
        await this.driver.call('sweep_statements', { p_limit: 1_000, ...this.moment() });
        return;
      }
      case 'sweep':
        await this.driver.sweep(this.now);
        return;
      case 'publish':
        await this.driver.call('publish_plans', { p_now: new Date(this.now).toISOString() });
        return;
      case 'ask': {
        const user = of(this.people.waiting ?? [], step.user);
        const row = { user_id: user, bag_id: this.lines[step.bag]!.bag_id, language: 'en' };
        // An open alert stays as it is.
        await this.driver.service.from('alerts').insert(row);
        return;
      }
      case 'release':
        await this.driver.call('release_alerts', { p_can_send: step.canSend, ...this.moment() });
        return;
      case 'send':
        await this.sendMessages(step.works);
        return;
      case 'withdraw': {
        const { data } = await this.driver.service.from('alerts').select('id').order('asked_at');
        const alert = of(data ?? [], step.index);
        if (alert) await this.driver.call('alert_by_link', { p_alert: alert.id, p_end: true });
        return;
      }
      case 'changeDay': {
        const { planned, skipped } = step;
        const day = addDays(beirutDay(this.now), step.ahead);
        await saveDay(
          this.people.planner!,
          this.lines[step.bag]!.bag_id,
          day,
          { planned, skipped },
          this.now,
        );
        return;
      }
      case 'wait':
        this.now = this.driver.after(this.now, step.minutes);
    }
  }

  moment = () => ({ p_now: new Date(this.now).toISOString() });

  /** By an admin, who knows what is left of the money. */
  private async refund(
    order: { id: string; code: string },
    { kind, line, share }: { kind: string; line: number; share: number },
  ): Promise<void> {
    const { data } = await this.driver.service
      .from('orders')
      .select('amount, refunds(amount_cents, external_id)')
      .eq('id', order.id)
      .single();
    if (!data) return;
    const left = data.refunds.reduce(
      (sum, { amount_cents, external_id }) => (external_id === null ? sum - amount_cents : sum),
      Math.round(data.amount * 100),
    );
    await this.driver.call('refund_order', {
      p_admin: this.people.admin,
      p_order_code: order.code,
      p_token: crypto.randomUUID(),
      p_kind: kind,
      p_line: kind === 'line' ? line : null,
      p_amount_cents: kind === 'goodwill' ? Math.max(1, Math.floor(left * share)) : null,
      p_reason: 'The buyer called',
      p_left_seen: left,
      ...this.moment(),
    });
  }

  private async sendMessages(works: boolean): Promise<void> {
    const claimed = await this.driver.call<Array<{ id: number; alert_id?: string }>>('claim_messages', {
      p_limit: 50,
      ...this.moment(),
    });
    for (const { id, alert_id } of claimed) {
      if (works) {
        await this.driver.call('message_sent', { p_id: id, p_provider_id: null, ...this.moment() });
        if (alert_id) this.told.push(alert_id);
      } else {
        await this.driver.call('message_failed', {
          p_id: id,
          p_error: 'HTTP 503',
          p_retry_at: new Date(this.now + 15_000).toISOString(),
          ...this.moment(),
        });
      }
    }
  }

  /** The violated invariants; empty if all hold. */
  async violations(): Promise<string[]> {
    return [
      ...(await this.stockMismatches()),
      ...(await this.wrongOrders()),
      ...(await this.untrueFindings()),
      ...((await this.money?.violations()) ?? []),
      ...this.toldTwice(),
    ];
  }

  /** Reconcile finds nothing in what the functions wrote. */
  private async untrueFindings(): Promise<string[]> {
    const since = { p_since: new Date(0).toISOString() };
    const { refund_without_row, wrong_sums } = await this.driver.call<
      Record<'refund_without_row' | 'wrong_sums', { order_code: string }[]>
    >('reconcile_ledger', since);
    const own = new Set(this.orders.map(({ code }) => code));
    const bags = await this.driver.call<{ id: string; stock: number; expected: number | null }[]>(
      'reconcile_stock',
      { p_limit: 100_000 },
    );
    return [
      ...[...refund_without_row, ...wrong_sums]
        .filter(({ order_code }) => own.has(order_code))
        .map(({ order_code }) => `${order_code}: found by reconcile`),
      ...bags
        .filter(({ id, stock, expected }) => this.supply.has(id) && expected !== null && expected !== stock)
        .map(({ id, stock, expected }) => `${id}: ${stock} left, reconcile expects ${expected}`),
    ];
  }

  private toldTwice = (): string[] =>
    this.told.filter((id, place) => this.told.indexOf(id) < place).map((id) => `${id} was told twice`);

  async stockMismatches(): Promise<string[]> {
    const ids = [...this.supply.keys()];
    const stock = await this.driver.stockOf(ids);
    const { data: taken } = await this.driver.service
      .from('order_lines')
      .select('bag_id, quantity, orders!inner(status)')
      .in('bag_id', ids)
      .is('taken_back_at', null)
      .in('orders.status', ['pending', 'paid']);
    const { data: gone } = await this.driver.service
      .from('bags_taken_back')
      .select('bag_id, pieces, withdrawn')
      .in('bag_id', ids);
    const { data: kept } = await this.driver.service
      .from('alerts')
      .select('bag_id')
      .in('bag_id', ids)
      .is('ended_at', null)
      .not('kept_at', 'is', null);
    const { data: days } = await this.driver.service
      .from('bag_days')
      .select('bag_id, planned, left_over')
      .in('bag_id', ids)
      .not('published_at', 'is', null);
    return [...this.supply].flatMap(([id, first]) => {
      if (!stock.has(id)) return [];
      const published = (days ?? []).filter(({ bag_id }) => bag_id === id);
      // A planned day was planned to have fewer.
      const withoutPlan = (gone ?? [])
        .filter(({ bag_id }) => bag_id === id && published.length === 0)
        .reduce((sum, { pieces, withdrawn }) => sum - pieces - withdrawn, first);
      const supply = published.reduce((sum, { planned }) => sum + planned, withoutPlan);
      const left = published.reduce((sum, { left_over }) => sum + (left_over ?? 0), stock.get(id) ?? 0);
      const out = (taken ?? [])
        .filter(({ bag_id }) => bag_id === id)
        .reduce((sum, { quantity }) => sum + quantity, 0);
      const keptOfBag = (kept ?? []).filter(({ bag_id }) => bag_id === id).length;
      return left >= 0 && left + out + keptOfBag === supply
        ? []
        : [`${id}: ${left} + ${out} + ${keptOfBag} kept is not ${supply}`];
    });
  }

  private async wrongOrders(): Promise<string[]> {
    const { data } = await this.driver.service
      .from('orders')
      .select(
        'id, status, amount, is_gift, payment_attempts(status), handovers(state), refunds(amount_cents, external_id, line_place, done_at), order_lines(unit_price_cents, quantity, taken_back_at)',
      )
      .in(
        'id',
        this.orders.map(({ id }) => id),
      );
    return this.orders.flatMap((order) => {
      const before = order.status;
      const known = data?.find(({ id }) => id === order.id);
      order.status = known?.status ?? 'lost';
      return [
        ...(isReachable(before, order.status) ? [] : [`${order.code}: ${before} became ${order.status}`]),
        ...(known ? wrongMoney(known).map((wrong) => `${order.code}: ${wrong}`) : []),
      ];
    });
  }
}

interface OrderRow {
  id: string;
  status: string;
  amount: number;
  is_gift: boolean;
  payment_attempts: { status: string }[];
  handovers: { state: string }[];
  refunds: {
    amount_cents: number;
    external_id: number | null;
    line_place: number | null;
    done_at: string | null;
  }[];
  order_lines: { unit_price_cents: number; quantity: number; taken_back_at: string | null }[];
}

/** Every cent that is owed is a row, once, and what goes back is not handed over. */
function wrongMoney(row: OrderRow): string[] {
  const { status, amount, is_gift, payment_attempts, handovers, refunds, order_lines: lines } = row;
  const cents = Math.round(amount * 100);
  const whole = refunds.filter(({ external_id }) => external_id === null);
  const twice = refunds.filter(({ external_id }) => external_id !== null);
  const payments = payment_attempts.filter((payment) => payment.status === 'success').length;
  const isReturned = status === 'refund_due' || status === 'refunded';
  const states = handovers.map(({ state }) => state);
  const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);
  const owed = sum(whole.map(({ amount_cents }) => amount_cents));
  const owedForLines = sum(
    whole.map(({ amount_cents, line_place }) => (line_place === null ? 0 : amount_cents)),
  );
  const takenBack = lines.filter(({ taken_back_at }) => taken_back_at !== null);
  const lost = sum(takenBack.map((line) => line.unit_price_cents * line.quantity));
  const kept = sum(lines.map((line) => (line.taken_back_at === null ? line.quantity : 0)));
  const toGive = states.filter((state) => state !== 'cancelled').length;
  return [
    ...(!is_gift || status !== 'paid' || toGive === kept ? [] : [`${toGive} gifts of ${kept} pieces`]),
    ...((isReturned ? owed === cents : owed <= cents) ? [] : [`${owed} owed of ${cents} while ${status}`]),
    // After goodwill there may be less left than the price of a line.
    ...(isReturned || owedForLines === lost || (owedForLines < lost && owed === cents)
      ? []
      : [`${owedForLines} owed for lines of ${lost}`]),
    ...(!isReturned || whole.every(({ done_at }) => done_at !== null) === (status === 'refunded')
      ? []
      : ['refund and status']),
    ...(twice.every(({ amount_cents }) => amount_cents === cents) ? [] : ['amount of a refund']),
    ...(!isReturned && takenBack.length === lines.length ? [`nothing is left while ${status}`] : []),
    // All but the first, which confirms an order that was marked paid.
    ...(twice.length === Math.max(0, payments - 1)
      ? []
      : [`paid ${payments} times, ${twice.length} of them owed`]),
    ...(isReturned && states.some((state) => state !== 'cancelled')
      ? [`${states.join(', ')} while ${status}`]
      : []),
  ];
}

interface DayState {
  planned: number | null;
  skipped: boolean;
}

/** Changes a day from what it is, as the dashboard does; returns what was not made. */
async function saveDay(
  planner: SupabaseClient,
  bag: string,
  day: string,
  after: DayState,
  now: number,
): Promise<unknown[]> {
  const { data: rows } = await planner.from('bag_days').select('*').eq('bag_id', bag).eq('day', day);
  const row = rows?.[0] as (DayState & { published_at: string | null }) | undefined;
  const before = {
    planned: row?.planned ?? null,
    skipped: row?.skipped ?? false,
    published: (row?.published_at ?? null) !== null,
  };
  const { data, error } = await planner.rpc('save_bag_days', {
    p_changes: [{ bag, day, before, after }],
    p_now: new Date(now).toISOString(),
  });
  if (error) throw new Error(`save_bag_days: ${error.message}`, { cause: error });
  return (data as { conflicts: unknown[] }).conflicts;
}

/** Gives each bag a plan that is nearly always open, and publishes it; returns what takes the plans away. */
export async function planBags(
  { service, call }: OrderDriver,
  bags: readonly { id: string; quantity: number }[],
): Promise<() => Promise<void>> {
  const rows = bags.map(({ id, quantity }) => ({
    bag_id: id,
    quantities: Array<number>(7).fill(quantity),
    opens: '17:00',
    closes: '16:50',
  }));
  const { error } = await service.from('bag_plans').insert(rows);
  if (error) throw error;
  await call('publish_plans', { p_now: new Date(START).toISOString() });
  return async () => {
    const ids = bags.map(({ id }) => id);
    for (const table of ['bag_plans', 'bag_days']) await service.from(table).delete().in('bag_id', ids);
  };
}
