/** The day of a shop for its members: the lists of its counter, on which a member's own changes show. */
import { HANDOVER_EVENT, STORE_TAKE_BACK_PATH, STORES_PATH, type TakeBackBody } from '@zawadeh/domain';
import type { HttpHandler } from 'msw';
import { answer, functions, type MockCall, type MockOptions } from './answer.ts';
import { bagById, timestamp } from './database/rows.ts';
import { seededBags } from './database/seed.ts';
import { outcomeOf, takeAllBack, withLines } from './phones.ts';
import { eventStream } from './streams.ts';

export const storeToday = (options: MockOptions): HttpHandler[] => [
  ...functions(options, 'store', {
    store_today: dayOfStore,
    change_own_stock: ({ database, sent: { p_token, p_bag, p_change, p_count = 1 }, now }) => {
      const change = (['less', 'more', 'none'] as const).find((each) => each === p_change) ?? 'less';
      const bagId = String(p_bag);
      const steps = change === 'more' ? Number(p_count) : 1;
      let answered: object = { refused: 'malformed' };
      for (let step = 0; step < steps; step += 1) {
        const token = step === 0 ? String(p_token) : `${String(p_token)} ${step}`;
        answered = outcomeOf(database, { do: 'stock', token, bagId, change }, now);
      }
      if ('for_sale' in answered) return { for_sale: answered.for_sale };
      // Not at the counter of the story.
      const bag = bagById(database, bagId);
      return bag ? { for_sale: bag.quantity } : { refused: 'unknown_bag' };
    },
    undo_own_stock: ({ database, sent: { p_token }, now }) => {
      outcomeOf(database, { do: 'undo', token: String(p_token) }, now);
      return { undone: true };
    },
  }),
  answer<TakeBackBody>(options, `post ${STORE_TAKE_BACK_PATH}`, 'store', ({ database, sent }) =>
    takeAllBack(database.phones, sent.bag_id),
  ),
  answer(options, `get ${STORES_PATH}/:id/changes`, 'store', ({ database, request }) => {
    let before = JSON.stringify(database.phones);
    return eventStream(request, () => {
      const after = JSON.stringify(database.phones);
      const isChanged = after !== before;
      before = after;
      return isChanged ? [`event: ${HANDOVER_EVENT}\ndata: {}\n\n`] : [];
    });
  }),
];

function dayOfStore({ database, now }: MockCall): object {
  const { phones, alerts } = database;
  // The lists of the phones are of the seeded bags.
  const bags = seededBags(now);
  return {
    now: timestamp(now),
    handovers: phones.handovers.toSorted((one, other) => one.due_end.localeCompare(other.due_end)),
    gifts: phones.gifts,
    bags: phones.bags.flatMap((row) => {
      const bag = bags.find(({ id }) => id === row.id);
      if (!bag) return [];
      const { category, picture, image_url, pickup_start, pickup_end } = bag;
      const asked = alerts.filter(({ bag_id, ended_at }) => bag_id === row.id && ended_at === null).length;
      return {
        ...withLines(phones, row),
        category,
        picture,
        image_url,
        opens: pickup_start,
        closes: pickup_end,
        planned: null,
        asked,
      };
    }),
  };
}
