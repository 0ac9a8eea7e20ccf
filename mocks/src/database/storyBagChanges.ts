/** What the second shop, which is under review, wants to change: for the dashboard and for its own list. */
import type { Instant } from '@zawadeh/domain';
import { timestamp, type MockDatabase } from './rows.ts';
import { demoId } from './users.ts';

const MINUTE = 60_000;

/** Lina owns it. */
export const isUnderReview = ({ shops }: Pick<MockDatabase, 'shops'>, storeId: unknown): boolean =>
  shops[1]?.id === storeId;

export function storyBagChanges(
  { shops, bags }: Pick<MockDatabase, 'shops' | 'bags'>,
  now: Instant,
): MockDatabase['bagChanges'] {
  const store_id = shops[1]!.id;
  const own = bags.filter((bag) => bag.store_id === store_id);
  type BagChange = MockDatabase['bagChanges'][number];
  const change = (place: number, minutes: number, values: Partial<BagChange>): BagChange => ({
    id: `c4a00000-0000-4000-8000-00000000000${place}`,
    store_id,
    bag_id: null,
    change: {},
    state: 'open',
    reason: null,
    made_by: demoId('lina'),
    made_at: timestamp(now - minutes * MINUTE),
    decided_by: null,
    decided_at: null,
    ...values,
  });
  const added = {
    title: 'Sfiha Tray',
    name_ar: 'صينيّة الصفيحة',
    description: 'Ten small sfiha with lemon.',
    category: 'Bakery/pastery',
    picture: 'manakish',
    full_price: 10,
    sale_price: 4.5,
    quantity: 4,
    diet: [],
    allergens: ['gluten', 'milk', 'nuts'],
    pickup_start: timestamp(now - 60 * MINUTE),
    pickup_end: timestamp(now + 150 * MINUTE),
    plan: { quantities: [4, 4, 4, 4, 4, 4, null], opens: '17:00', closes: '20:30' },
  };
  return [
    change(1, 157, { change: added }),
    ...own
      .slice(0, 1)
      .map((bag) => change(2, 87, { bag_id: bag.id, change: { sale_price: (bag.full_price ?? 10) * 0.65 } })),
    change(3, 16, {
      change: {
        ...added,
        title: 'Ka’ak & Cheese Morning',
        name_ar: null,
        picture: 'kaak',
        full_price: 8,
        sale_price: 2.75,
      },
    }),
    change(4, 300, {
      change: { ...added, title: 'Evening Box', name_ar: 'علبة المساء', picture: 'mixed' },
      state: 'sent_back',
      reason: 'Please say what is in it: the name alone is not enough.',
      decided_by: demoId('admin'),
      decided_at: timestamp(now - 240 * MINUTE),
    }),
  ];
}
