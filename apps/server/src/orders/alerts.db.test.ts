/**
 * Alerts: users are notified in the order of asking, a bag is kept for each, and no user is notified of a bag that is
 * gone.
 */
import { KEPT_MINUTES, MOST_ALERTS, MOST_STOCK } from '@zawadeh/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { withBrokenRow } from '../testing/brokenRow.ts';
import { type NewBag } from '../testing/orderDriver.ts';
import type { LineRequest } from '../testing/shopClient.ts';
import { join, type TestUser } from '../testing/users.ts';
import { cases } from '@zawadeh/domain/testing';
import { mayTellAt, shareKept } from './testing/expectedAlerts.ts';
import { openOrderShop } from '../testing/orderShop.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PHONE = '+961 70 123 456';
const OTHER_PHONE = '+961 70 123 457';
/** Half past five in the evening in Beirut. */
const NOW = Date.parse('2026-11-25T15:30:00Z');
const WINDOW = { pickup_start: '2026-11-25T15:00:00Z', pickup_end: '2026-11-25T18:30:00Z' };
const iso = (at: number) => new Date(at).toISOString();

const { booted, driver, rima, omar, admin } = await openOrderShop();
const phones = [PHONE, OTHER_PHONE, '+961 70 123 458'];
for (const [place, { id }] of [rima, omar, admin].entries())
  await driver.service.from('users').update({ phone: phones[place]! }).eq('id', id);
beforeEach(async () => {
  const { error } = await driver.service.from('alerts').delete().not('id', 'is', null);
  if (error) throw error;
});

const bag = async (changes: NewBag = {}): Promise<LineRequest> => {
  const [line] = await driver.bags([{ quantity: 0, ...WINDOW, ...changes }]);
  return line!;
};
const ask = async ({ client }: TestUser, { bag_id }: LineRequest, language = 'en') => {
  const { data, error } = await client.rpc('ask_alert', { p_bag: bag_id, p_language: language });
  if (error) throw error;
  return data as { id?: string; refused?: string; limit?: number };
};
const idOf = async (person: TestUser, line: LineRequest) => (await ask(person, line)).id!;
const restock = async ({ bag_id }: LineRequest, quantity: number) => {
  const { error } = await driver.service.from('surprise_bags').update({ quantity }).eq('id', bag_id);
  if (error) throw error;
};
const release = (at = NOW, p_can_send = true) =>
  driver.call<number>('release_alerts', { p_can_send, p_now: iso(at) });
interface Claimed {
  id: number;
  kind: string;
  alert_id?: string;
  bag_id?: string;
  recipient: string;
  language: string;
}
const claim = async (at = NOW) =>
  (await driver.call<Claimed[]>('claim_messages', { p_limit: 500, p_now: iso(at) })).filter(
    ({ kind }) => kind === 'bag_back',
  );
const markSent = async (messages: readonly Claimed[], at = NOW) => {
  for (const { id } of messages) {
    await driver.call('message_sent', { p_id: id, p_provider_id: null, p_now: iso(at) });
  }
};

const byText = (one: string, other: string) => (one < other ? -1 : 1);
const tell = async (at = NOW) => {
  const messages = await claim(at);
  await markSent(messages, at);
  return messages.map(({ alert_id = '' }) => alert_id).toSorted(byText);
};
interface AlertRow {
  id: string;
  user_id: string;
  kept_at: string | null;
  told_at: string | null;
  kept_until: string | null;
  outcome: string | null;
}
const alertsOf = async ({ bag_id }: LineRequest): Promise<AlertRow[]> => {
  const { data } = await driver.service.from('alerts').select('*').eq('bag_id', bag_id).order('asked_at');
  return data as AlertRow[];
};
const isKept = ({ kept_at, outcome }: AlertRow) => kept_at !== null && outcome === null;
const keptOf = async (line: LineRequest) => (await alertsOf(line)).filter(isKept).map(({ id }) => id);
const stockOf = async ({ bag_id }: LineRequest) => (await driver.stockOf([bag_id])).get(bag_id);
const buy = (user: string, line: LineRequest, at = NOW) => driver.place(user, [line], at);

/** People who all wait for the bag, in this order. */
async function crowd(line: LineRequest, size: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into auth.users (id, email)
    select gen_random_uuid(), 'crowd' || gen_random_uuid() || '@example.com' from generate_series(1, ${size}::integer)
    returning id::text
  `.execute(booted.embedded.database);
  const ids = rows.map(({ id }) => id);
  await sql`
    update public.users set phone = '+9613' || padded.place
    from unnest(${sql.val(ids)}::uuid[]) with ordinality numbered (person, place)
    cross join lateral (select lpad(place::text, 6, '0') as place) padded
    where id = person
  `.execute(booted.embedded.database);
  const asked = ids.map((user_id, place) => ({
    user_id,
    bag_id: line.bag_id,
    language: place % 2 ? 'en' : 'ar',
    asked_at: iso(NOW - HOUR + place),
  }));
  const { error } = await driver.service.from('alerts').insert(asked);
  if (error) throw error;
  return ids;
}

describe('the rules of alerts in the database', () => {
  test('the database has the limits and the share of the domain', async () => {
    const { rows } = await sql`
      select (private.alert_limits()).most_alerts as most,
        extract(epoch from (private.alert_limits()).kept_for)::integer as kept_seconds,
        (select array_agg(private.share_kept(n) order by n) from generate_series(-1, 40) n) as shares
    `.execute(booted.embedded.database);
    expect(rows).toEqual([
      {
        most: MOST_ALERTS,
        kept_seconds: KEPT_MINUTES * 60,
        shares: Array.from({ length: 42 }, (_, place) => shareKept(place - 1)),
      },
    ]);
  });

  test('the database and the domain agree when a message may be sent', async () => {
    const near = fc.option(fc.integer({ min: -5 * 60, max: 5 * 60 }));
    await fc.assert(
      fc.asyncProperty(
        // A minute of a year, with both nights in which the clock changes.
        fc.integer({ min: 0, max: 365 * 24 * 60 }),
        near,
        near,
        async (minute, start, end) => {
          const moment = NOW + minute * MINUTE;
          const at = (minutes: number | null) => (minutes === null ? null : moment + minutes * MINUTE);
          const [pickupStart, pickupEnd] = [at(start), at(end)];
          const { rows } = await sql<{ may: boolean }>`
            select private.may_tell_at(bag, ${iso(moment)}::timestamptz) as may from (
              select (jsonb_populate_record(null::public.surprise_bags, jsonb_build_object(
                'pickup_start', ${pickupStart === null ? null : iso(pickupStart)}::text,
                'pickup_end', ${pickupEnd === null ? null : iso(pickupEnd)}::text
              ))).*
            ) bag
          `.execute(booted.embedded.database);
          expect(rows[0]?.may).toBe(mayTellAt(moment, { pickupStart, pickupEnd }));
        },
      ),
      cases(200),
    );
  });
});

describe('asking for an alert', () => {
  test('a user who asks several times has one open alert', async () => {
    const line = await bag();
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => ask(rima, line)));
    expect(first?.id).toBeDefined();
    expect(others).toEqual([first, first]);
    expect(await alertsOf(line)).toHaveLength(1);
  });

  test.each([
    ['that does not exist', async () => ({ ...(await bag()), bag_id: rima.id }), 'unknown_bag'],
    ['that can be bought', () => bag({ quantity: 1, pickup_start: null, pickup_end: null }), 'can_be_bought'],
  ])('an alert for a bag %s is refused', async (_, line, refused) => {
    expect(await ask(rima, await line())).toEqual({ refused });
  });

  test.each([null, '70123456', '+961'])('an alert without a telephone (%s) is refused', async (phone) => {
    const change = (value: string | null) =>
      driver.service.from('users').update({ phone: value }).eq('id', omar.id);
    await change(phone);
    expect(await ask(omar, await bag())).toEqual({ refused: 'no_phone' });
    await change(OTHER_PHONE);
  });

  test('a user may have a limited number of alerts, also with simultaneous calls', async () => {
    const lines = await driver.bags(Array.from({ length: MOST_ALERTS + 2 }, () => ({ quantity: 0 })));
    const answers = await Promise.all(lines.map((line) => ask(omar, line)));
    expect(answers.filter(({ id }) => id)).toHaveLength(MOST_ALERTS);
    expect(answers.filter(({ refused }) => refused)).toEqual(
      [1, 2].map(() => ({ refused: 'too_many_alerts', limit: MOST_ALERTS })),
    );
  });

  test('an alert needs an account', async () => {
    const { error } = await booted.visitor().rpc('ask_alert', { p_bag: (await bag()).bag_id });
    expect(error?.code).toBe('42501');
  });

  test('a user who asks and ends again and again leaves one row', async () => {
    const line = await bag();
    for (let time = 0; time < 3; time += 1) {
      const id = await idOf(rima, line);
      expect((await rima.client.rpc('end_alert', { p_alert: id })).data).toBe(true);
    }
    expect(await alertsOf(line)).toHaveLength(1);
  });
});

describe('two hundred users and eight bags', () => {
  test('half of the bags are kept in the order of asking, for those users alone, and go on to the next', async () => {
    const line = await bag();
    const people = await crowd(line, 200);
    const firstOf = async (count: number) =>
      (await alertsOf(line))
        .filter(({ user_id }) => people.slice(0, count).includes(user_id))
        .map(({ id }) => id);
    await restock(line, 8);
    await Promise.all(Array.from({ length: 5 }, () => release()));
    expect(await keptOf(line)).toEqual(await firstOf(4));
    expect(await stockOf(line)).toBe(4);
    expect(await tell()).toEqual((await firstOf(4)).toSorted(byText));
    expect(await tell()).toEqual([]);

    // The rest is on sale for all users, and no other user may buy the kept bags.
    const four = { ...line, quantity: 4 };
    expect(await driver.place(omar.id, [four], NOW)).toMatchObject({ status: 'pending' });
    expect(await buy(rima.id, line)).toMatchObject({ refused: 'not_available' });
    expect(await buy(people[199]!, line)).toMatchObject({ refused: 'not_available' });
    expect(await buy(people[1]!, line)).toMatchObject({ status: 'pending' });
    expect(await buy(people[1]!, { ...line, quantity: 2 })).toMatchObject({ refused: 'not_available' });

    const before = NOW + KEPT_MINUTES * MINUTE - 1;
    await release(before);
    expect(await keptOf(line)).toHaveLength(3);
    const over = NOW + KEPT_MINUTES * MINUTE;
    await release(over);
    expect(await keptOf(line)).toEqual((await firstOf(7)).slice(4));
    expect(await buy(people[0]!, line, over)).toMatchObject({ refused: 'not_available' });
    expect(await tell(over)).toHaveLength(3);
    const { data } = await driver.service.from('alerts').select('outcome').in('user_id', people.slice(0, 4));
    expect(data?.map(({ outcome }) => outcome as string).toSorted(byText)).toEqual([
      'passed',
      'passed',
      'passed',
      'used',
    ]);
  });

  test('a hold that is over makes a bag available again, and the next in the queue is notified', async () => {
    const line = await bag({ quantity: 1 });
    const order = await buy(omar.id, line);
    const id = await idOf(rima, line);
    expect(await release()).toBe(0);
    await driver.expire(order.id, NOW + HOUR);
    await release(NOW + HOUR);
    expect(await keptOf(line)).toEqual([id]);
    expect(await buy(omar.id, line, NOW + HOUR)).toMatchObject({ refused: 'not_available' });
  });

  test('a user is notified of a bag once a day', async () => {
    const line = await bag();
    await idOf(rima, line);
    await restock(line, 1);
    await release();
    await tell();
    const over = NOW + KEPT_MINUTES * MINUTE;
    await release(over);
    await restock(line, 0);
    await idOf(rima, line);
    await restock(line, 1);
    expect(await release(over)).toBe(0);
    const tomorrow = NOW + 24 * HOUR;
    const hours = { pickup_start: iso(tomorrow - HOUR), pickup_end: iso(tomorrow + HOUR) };
    await driver.service.from('surprise_bags').update(hours).eq('id', line.bag_id);
    expect(await release(tomorrow)).toBe(1);
    expect(await tell(tomorrow)).toHaveLength(1);
  });
});

test('several accounts with one number are notified of a bag once a day, and one bag is kept for them', async () => {
  const line = await bag();
  const people = await crowd(line, 6);
  const spellings = ['+96170900001', '+961 70 900 001', '+961 70-900-001', '+961 (70) 900001'];
  await Promise.all(
    spellings.map((phone, place) => driver.service.from('users').update({ phone }).eq('id', people[place]!)),
  );
  const keptPeople = async () => (await alertsOf(line)).filter(isKept).map(({ user_id }) => user_id);
  await restock(line, 8);
  await release();
  expect(await keptPeople()).toEqual([people[0], people[4], people[5]]);
  const messages = await claim();
  expect(
    messages.map(({ recipient }) => recipient).filter((number) => number === '+96170900001'),
  ).toHaveLength(1);
  await markSent(messages);
  const over = NOW + KEPT_MINUTES * MINUTE;
  await release(over);
  expect(await keptPeople()).toEqual([]);
  expect(await stockOf(line)).toBe(8);

  const tomorrow = NOW + 24 * HOUR;
  const hours = { pickup_start: iso(tomorrow - HOUR), pickup_end: iso(tomorrow + HOUR) };
  await driver.service.from('surprise_bags').update(hours).eq('id', line.bag_id);
  await release(tomorrow);
  expect(await keptPeople()).toEqual([people[1]]);
});

describe('the message about a kept bag', () => {
  async function kept(person = rima) {
    const line = await bag();
    const id = await idOf(person, line);
    await restock(line, 2);
    await release();
    return { line, id };
  }

  test('the message names the alert and the bag, in the language of the user', async () => {
    const line = await bag();
    const id = (await ask(rima, line, 'ar')).id;
    await restock(line, 1);
    await release();
    expect(await claim()).toMatchObject([
      { kind: 'bag_back', alert_id: id, bag_id: line.bag_id, language: 'ar', recipient: '+96170123456' },
    ]);
  });

  test('the message starts the time of the kept bag, which ends with the window', async () => {
    const { line } = await kept();
    expect(await alertsOf(line)).toMatchObject([{ told_at: null, kept_until: null }]);
    const late = Date.parse(WINDOW.pickup_end) - 5 * MINUTE;
    await tell(NOW + MINUTE);
    expect(Date.parse((await alertsOf(line))[0]?.kept_until ?? '')).toBe(NOW + 16 * MINUTE);
    const other = await bag();
    await idOf(rima, other);
    await restock(other, 2);
    await release(late);
    await tell(late);
    expect(Date.parse((await alertsOf(other))[0]?.kept_until ?? '')).toBe(Date.parse(WINDOW.pickup_end));
    await release(Date.parse(WINDOW.pickup_end));
    expect(await stockOf(other)).toBe(2);
  });

  test('without a connection no message is written, and no bag is kept', async () => {
    const line = await bag();
    await idOf(rima, line);
    await restock(line, 2);
    expect(await release(NOW, false)).toBe(0);
    expect(await stockOf(line)).toBe(2);
    expect(await release(NOW + HOUR)).toBe(1);
  });

  const fail = async (message: Claimed | undefined, at = NOW) =>
    driver.call('message_failed', {
      p_id: message!.id,
      p_error: 'HTTP 503',
      p_retry_at: iso(at + 15_000),
      p_now: iso(at),
    });

  test.each([2, 1])(
    'a message that cannot be sent starts no time; of %i bags all are on sale for a while, and the place in the queue stays',
    async (stock) => {
      const line = await bag();
      const id = await idOf(rima, line);
      await restock(line, stock);
      await release();
      await fail((await claim())[0]);
      await release(NOW + 14 * MINUTE);
      expect(await keptOf(line)).toEqual([id]);
      // Also if another server can send messages.
      for (const minutes of [15, 16, 29]) {
        await release(NOW + minutes * MINUTE);
        expect(await alertsOf(line)).toMatchObject([{ id, kept_at: null, told_at: null, outcome: null }]);
        expect(await stockOf(line)).toBe(stock);
        expect(await claim(NOW + minutes * MINUTE)).toEqual([]);
      }
      await release(NOW + 30 * MINUTE);
      expect(await tell(NOW + 30 * MINUTE)).toEqual([id]);
    },
  );

  test('a message that is being sent when its alert ends counts as sent, and is not sent again', async () => {
    const withdraw = (id: string) =>
      sql`select private.withdraw_alert(${id}::uuid, ${iso(NOW)}::timestamptz)`.execute(
        booted.embedded.database,
      );
    const { line, id } = await kept();
    const messages = await claim();
    await withdraw(id);
    await markSent(messages);
    expect(await alertsOf(line)).toMatchObject([
      { outcome: 'withdrawn', told_at: expect.any(String) as string },
    ]);
    await restock(line, 0);
    await idOf(rima, line);
    await restock(line, 2);
    await release();
    expect(await claim()).toEqual([]);

    const other = await kept(omar);
    const [message] = await claim();
    await withdraw(other.id);
    await fail(message);
    const { data } = await driver.service.from('messages').select('id').eq('id', message!.id);
    expect(data).toEqual([]);
  });

  test('the message of a user who buys the bag before it is sent is deleted', async () => {
    const { line } = await kept();
    await buy(rima.id, line);
    const { data } = await driver.service
      .from('messages')
      .select('id')
      .eq('kind', 'bag_back')
      .is('sent_at', null);
    expect(data).toEqual([]);
  });

  test('a user who was notified of the bag today gets no second message, when the day changes while it is on sale', async () => {
    const { line } = await kept();
    await tell();
    await release(NOW + KEPT_MINUTES * MINUTE);
    await restock(line, 0);
    await idOf(rima, line);
    const later = { pickup_start: iso(NOW), pickup_end: iso(NOW + 12 * HOUR) };
    await driver.service.from('surprise_bags').update(later).eq('id', line.bag_id);
    await restock(line, 2);
    await release(NOW + HOUR);
    await release(NOW + 8 * HOUR);
    expect(await stockOf(line)).toBe(2);
    expect(await claim(NOW + 8 * HOUR)).toEqual([]);
  });

  test('a kept bag waits for its message that is being sent', async () => {
    const { line, id } = await kept();
    const at = NOW + 15 * MINUTE - 1_000;
    const messages = await claim(at);
    await release(NOW + 15 * MINUTE);
    expect(await keptOf(line)).toEqual([id]);
    await markSent(messages, NOW + 15 * MINUTE + 1_000);
    expect((await alertsOf(line))[0]?.told_at).not.toBeNull();
  });

  test('a message that waits for another try is not sent after its alert has ended', async () => {
    const { id } = await kept();
    const [message] = await claim();
    const failed = { p_id: message!.id, p_error: 'HTTP 503', p_retry_at: iso(NOW), p_now: iso(NOW) };
    await driver.call('message_failed', failed);
    await rima.client.rpc('end_alert', { p_alert: id });
    expect(await claim(NOW + HOUR)).toEqual([]);
  });

  test('a message that is given up passes the bag on at once', async () => {
    const line = await bag();
    const [first, second] = [await idOf(rima, line), await idOf(omar, line)];
    await restock(line, 1);
    await release();
    const [message] = await claim();
    expect(message?.alert_id).toBe(first);
    await driver.call('message_failed', { p_id: message!.id, p_error: 'code 131026' });
    await release();
    expect(await keptOf(line)).toEqual([second]);
  });

  test('a message about a bag without a window is not sent at night', async () => {
    const night = Date.parse('2026-11-25T21:00:00Z');
    const line = await bag({ pickup_start: null, pickup_end: null });
    await idOf(rima, line);
    await restock(line, 2);
    expect(await release(night)).toBe(0);
    await release(Date.parse('2026-11-25T19:59:00Z'));
    // It was kept in time, but the night has begun.
    expect(await claim(night)).toEqual([]);
    const open = await bag({ pickup_start: iso(night - HOUR), pickup_end: iso(night + HOUR) });
    await idOf(rima, open);
    await restock(open, 1);
    await release(night);
    expect(await claim(night)).toHaveLength(1);
  });

  test('a message about a bag that is gone is not sent', async () => {
    const { line, id } = await kept();
    await driver.call('change_stock', {
      p_token: crypto.randomUUID(),
      p_device: await driver.counterPhone(),
      p_bag: line.bag_id,
      p_change: 'none',
      p_now: iso(NOW),
    });
    expect(await claim()).toEqual([]);
    expect(await stockOf(line)).toBe(0);
    expect(await alertsOf(line)).toMatchObject([{ id, kept_at: null, outcome: null }]);
    expect(await buy(rima.id, line)).toMatchObject({ refused: 'not_available' });
  });

  test('a shop that takes its “None left” back keeps the bag for the same notified user again', async () => {
    const { line, id } = await kept();
    await tell();
    const both = { p_token: crypto.randomUUID(), p_device: await driver.counterPhone(), p_now: iso(NOW) };
    const before = await stockOf(line);
    await driver.call('change_stock', { ...both, p_bag: line.bag_id, p_change: 'none' });
    expect(await alertsOf(line)).toMatchObject([{ id, outcome: 'passed' }]);
    expect(await driver.call('undo_handover', both)).toEqual({ undone: true });
    expect(await alertsOf(line)).toMatchObject([{ id, outcome: null }]);
    expect(await stockOf(line)).toBe(before);
    expect(await driver.call('reconcile_alerts', {})).toMatchObject({ wrong_bags: [] });
    expect(await buy(rima.id, line)).not.toHaveProperty('refused');
  });

  test('a shop that has none left ends the kept bag of a notified user', async () => {
    const { line } = await kept();
    await tell();
    const { error } = await admin.client.from('surprise_bags').update({ quantity: 0 }).eq('id', line.bag_id);
    expect(error).toBeNull();
    expect(await alertsOf(line)).toMatchObject([{ outcome: 'passed' }]);
    expect(await buy(rima.id, line)).toMatchObject({ refused: 'not_available' });
    expect(await driver.call('reconcile_alerts', {})).toMatchObject({ wrong_bags: [] });
  });
});

describe('ending an alert', () => {
  test('the next in the queue gets the bag of an ended alert, with others on sale', async () => {
    const line = await bag();
    const [first] = [await idOf(rima, line), await idOf(omar, line), await idOf(admin, line)];
    await restock(line, 4);
    await release();
    expect(await keptOf(line)).toHaveLength(2);
    await rima.client.rpc('end_alert', { p_alert: first });
    expect(await stockOf(line)).toBe(3);
    await release();
    expect((await alertsOf(line)).filter(isKept).map(({ user_id }) => user_id)).toEqual([omar.id, admin.id]);
    expect(await stockOf(line)).toBe(2);
    expect(await release()).toBe(0);
  });

  test('paying for the bag ends the alert, also if the bag was on sale for all users', async () => {
    const line = await bag();
    await idOf(rima, line);
    await idOf(omar, line);
    await restock(line, 2);
    await release();
    const order = await buy(omar.id, line);
    expect((await alertsOf(line)).map(({ outcome }) => outcome)).toEqual([null, null]);
    await driver.markPaid(admin.id, order.order_code, NOW);
    expect((await alertsOf(line)).map(({ outcome }) => outcome)).toEqual([null, 'used']);
  });

  test('paying for a bag leaves another one kept that was kept meanwhile', async () => {
    const line = await bag({ quantity: 1 });
    const order = await buy(rima.id, line);
    const id = await idOf(rima, line);
    await restock(line, 2);
    await release();
    await driver.markPaid(admin.id, order.order_code, NOW);
    expect(await keptOf(line)).toEqual([id]);
    expect(await driver.call('reconcile_alerts', {})).toMatchObject({ wrong_bags: [] });
  });

  test('a bag that fails does not hold up the others', async () => {
    const lines = [await bag(), await bag()];
    for (const line of lines) {
      await idOf(rima, line);
      await restock(line, 1);
    }
    await release();
    await tell();
    const over = NOW + KEPT_MINUTES * MINUTE;
    await withBrokenRow(booted.embedded.database, 'public.surprise_bags', lines[0]!.bag_id, async () => {
      await release(over);
      expect(await stockOf(lines[1]!)).toBe(1);
    });
    await release(over);
    expect(await stockOf(lines[0]!)).toBe(1);
  });

  test('a bag that was kept comes back to a full stock, which stays full', async () => {
    const line = await bag();
    await idOf(rima, line);
    await restock(line, 1);
    await release();
    await tell();
    await restock(line, MOST_STOCK);
    await release(NOW + KEPT_MINUTES * MINUTE);
    expect(await stockOf(line)).toBe(MOST_STOCK);
    expect(await driver.call('reconcile_alerts', {})).toMatchObject({ wrong_bags: [] });
  });

  test('only its own user ends an alert, and its kept bag goes to the next', async () => {
    const line = await bag();
    const [first, second] = [await idOf(rima, line), await idOf(omar, line)];
    await restock(line, 1);
    await release();
    expect((await omar.client.rpc('end_alert', { p_alert: first })).data).toBe(false);
    expect((await admin.client.rpc('end_alert', { p_alert: first })).data).toBe(false);
    expect((await rima.client.rpc('end_alert', { p_alert: first })).data).toBe(true);
    expect((await rima.client.rpc('end_alert', { p_alert: first })).data).toBe(false);
    await release();
    expect(await keptOf(line)).toEqual([second]);
    expect((await claim()).map(({ alert_id }) => alert_id)).toEqual([second]);
    expect(await driver.call('reconcile_alerts', {})).toMatchObject({ kept: 1, wrong_bags: [] });
  });

  test('a deleted account gives its kept bag back', async () => {
    const line = await bag();
    const leaver = await join(booted, 'leaver@example.com', { phone: PHONE });
    await driver.service.from('users').update({ phone: PHONE }).eq('id', leaver.id);
    await idOf(leaver, line);
    await restock(line, 1);
    await release();
    expect(await stockOf(line)).toBe(0);
    await sql`delete from auth.users where id = ${leaver.id}::uuid`.execute(booted.embedded.database);
    expect(await stockOf(line)).toBe(1);
    expect(await alertsOf(line)).toEqual([]);
  });

  test('a refused checkout leaves the bag kept', async () => {
    const line = await bag();
    const id = await idOf(rima, line);
    await restock(line, 1);
    await release();
    expect(await driver.place(rima.id, [{ ...line, unit_price_cents: 1 }], NOW)).toMatchObject({
      refused: 'price_changed',
    });
    expect(await keptOf(line)).toEqual([id]);
    expect(await stockOf(line)).toBe(0);
  });
});
