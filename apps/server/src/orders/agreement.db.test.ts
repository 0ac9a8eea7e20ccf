/** Carts and bags of every kind have the price, fee and total of the rule beside this test, and the availability and hold of packages/domain. */
import { availabilityOf, DELIVERY_AREAS, HOLD_MINUTES, readBag } from '@zawadeh/domain';
import type { CheckoutRequest } from '@zawadeh/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bootForFile } from '../testing/bootEmbedded.ts';
import { openOrderDriver } from '../testing/orderDriver.ts';
import { cases } from '@zawadeh/domain/testing';
import { quoteFor } from './testing/expectedQuote.ts';

const NOW = Date.parse('2026-11-21T15:00:00Z');
const HOUR = 3_600_000;
const BAGS = 60;
const CARTS = 1_000;

/** An offset of zero is the exact moment. */
const moment = fc.option(
  fc.integer({ min: -3, max: 3 }).map((hours) => new Date(NOW + hours * HOUR).toISOString()),
);

const isInOrder = ({
  pickup_start,
  pickup_end,
}: {
  pickup_start: string | null;
  pickup_end: string | null;
}) => pickup_start === null || pickup_end === null || pickup_start <= pickup_end;

const anyBag = fc
  .record({
    sale_price: fc.integer({ min: 1, max: 99_999 }).map((cents) => cents / 100),
    quantity: fc.integer({ min: 0, max: 4 }),
    pickup_start: moment,
    pickup_end: moment,
    restock_time: moment,
  })
  .filter(isInOrder);

const booted = await bootForFile();
const driver = openOrderDriver(booted);
const buyer = await driver.buyer('rima@example.com');
const lines = await driver.bags(fc.sample(anyBag, { numRuns: BAGS, seed: 7 }));
const ids = lines.map(({ bag_id }) => bag_id);
const { data } = await driver.service.from('surprise_bags').select('*').in('id', ids);
const bags = (data ?? []).flatMap((row: unknown) => {
  const reading = readBag(row);
  return reading.ok ? [reading.value] : [];
});
if (bags.length !== BAGS) throw new Error(`Only ${bags.length} bags were read.`);

const cart = fc.record({
  picks: fc.uniqueArray(fc.record({ bag: fc.nat(BAGS - 1), quantity: fc.integer({ min: 1, max: 4 }) }), {
    selector: ({ bag }) => bag,
    minLength: 1,
    maxLength: 4,
  }),
  method: fc.constantFrom('delivery' as const, 'pickup' as const),
  area: fc.option(fc.constantFrom(...DELIVERY_AREAS.map(({ id }) => id), 'elsewhere'), { nil: undefined }),
  address: fc.constantFrom(
    'N/A',
    'Street: Port Said | Bldg: 4',
    'Street: Main | Near: Kalamoun, school',
    'Balad / 3ayrounye',
    'شارع عزمي، الزاهريّة',
    'Jabal BADAWI',
    'أبو سمراء - ابي سمراء',
    'Kalamoun! beside Balad',
    'Kala\u200bmoun? [Balad]',
  ),
  fee: fc.constantFrom(0, 110, 170, 500, 42),
  minutes: fc.integer({ min: -240, max: 240 }),
});

test('the database and the domain agree on a thousand carts', async () => {
  await fc.assert(
    fc.asyncProperty(cart, async ({ picks, method, area, address, fee, minutes }) => {
      const now = NOW + minutes * 60_000;
      const chosen = picks.map(({ bag, quantity }) => ({ bag: bags[bag]!, quantity }));
      const request = {
        details: chosen.map(({ bag, quantity }) => ({ bagId: bag.id, quantity, unitPrice: bag.salePrice })),
        delivery_method: method,
        delivery_area: area,
        delivery_address: address,
        delivery_fee: fee,
        amount: 0,
      } as unknown as CheckoutRequest;
      const quote = quoteFor(request, new Map(chosen.map(({ bag }) => [bag.id, bag.salePrice])));
      const result = await driver.place(
        buyer,
        request.details.map(({ bagId, quantity, unitPrice }) => ({
          bag_id: bagId,
          quantity,
          unit_price_cents: unitPrice,
        })),
        now,
        // A cent too much, so that the answer has the figures and nothing is placed.
        {
          amount_cents: (quote?.total ?? 0) + 1,
          fee_cents: fee,
          delivery_method: method,
          delivery_area: area,
          delivery_address: address,
        },
      );
      const states = chosen.map(({ bag }) => availabilityOf(bag, now).state);
      const isEnough = chosen.every(
        ({ bag, quantity }, index) => states[index] === 'available' && bag.quantity >= quantity,
      );
      const answer = quote && {
        refused: isEnough ? 'price_changed' : 'not_available',
        amount_cents: quote.total,
        fee_cents: quote.delivery,
        lines: chosen.map(({ bag }, index) => ({
          state: states[index],
          unit_price_cents: bag.salePrice,
        })),
      };
      expect(result).toMatchObject(answer ?? { refused: 'area_unknown' });
    }),
    cases(CARTS),
  );
}, 120_000);

test('bags are held as long as in the domain', async () => {
  const { expires_at } = await driver.place(buyer, await driver.bags([{}]), NOW);
  expect(Date.parse(expires_at)).toBe(driver.after(NOW, HOLD_MINUTES));
});

test('the areas are those of the domain, in their order', async () => {
  const { data } = await driver.service.from('delivery_areas').select('*').order('place');
  expect(data).toEqual(
    DELIVERY_AREAS.map(({ id, name, fee }, index) => ({
      id,
      name_en: name.en,
      name_ar: name.ar,
      fee_cents: fee,
      place: index + 1,
    })),
  );
});
