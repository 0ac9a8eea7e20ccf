/** What a shop under review wants to add or change, until an admin decides. */
import { LONGEST_REASON } from '../limits.ts';
import { fieldsOf } from '../objects.ts';
import { readPlan, type Plan } from '../plans/plan.ts';
import { isRaw, readId, type Raw } from '../reading/raw.ts';
import { readText } from '../text/localText.ts';
import { readInstant, type Instant } from '../time/instant.ts';

export interface BagChange {
  id: string;
  storeId: string;
  /** null: a new bag. */
  bagId: string | null;
  /** The new values by the columns of a bag. */
  values: Raw;
  /** Of a new bag that repeats. */
  plan: Plan | null;
  /** Of what was sent back: why. */
  reason: string | null;
  isSentBack: boolean;
  /** The account that made it. */
  madeBy: string | null;
  madeAt: Instant;
}

/** What waits for an admin: private.reviewed_columns of the database, and `price`, which follows the sale price. */
const REVIEWED_COLUMNS: readonly string[] = [
  'title',
  'name_en',
  'name_ar',
  'description',
  'description_ar',
  'image_url',
  'picture',
  'full_price',
  'sale_price',
  'price',
  'category',
  'diet',
  'allergens',
];

export const isReviewed = (columns: object): boolean =>
  Object.keys(columns).some((column) => REVIEWED_COLUMNS.includes(column));

export const withoutReviewed = <Columns extends object>(columns: Columns): Partial<Columns> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- some of the columns
  Object.fromEntries(
    Object.entries(columns).filter(([column]) => !REVIEWED_COLUMNS.includes(column)),
  ) as Partial<Columns>;

/** Rows of bag_changes that are open or sent back; others, and unreadable ones, are left out. */
export function readBagChanges(rows: unknown): BagChange[] {
  const list: unknown[] = Array.isArray(rows) ? rows : [];
  return list.flatMap((row) => {
    const { id, store_id, bag_id, change, state, reason, made_by, made_at } = fieldsOf(row);
    const [changeId, storeId, madeAt] = [readId(id), readId(store_id), readInstant(made_at)];
    if (changeId === null || storeId === null || madeAt === null || !isRaw(change)) return [];
    if (state !== 'open' && state !== 'sent_back') return [];
    const { plan, ...values } = change;
    return {
      id: changeId,
      storeId,
      bagId: readId(bag_id),
      values,
      plan: readPlan(plan),
      reason: readText(reason, LONGEST_REASON),
      isSentBack: state === 'sent_back',
      madeBy: readId(made_by),
      madeAt,
    };
  });
}

/** What of a change an admin looks at first. */
export type KindOfChange = 'newBag' | 'newPrice' | 'newPhoto' | 'newText';

export function kindOfChange({ bagId, values }: Pick<BagChange, 'bagId' | 'values'>): KindOfChange {
  if (bagId === null) return 'newBag';
  if ('sale_price' in values || 'full_price' in values) return 'newPrice';
  return 'image_url' in values || 'picture' in values ? 'newPhoto' : 'newText';
}

/** Shops are told that it usually takes no longer. */
const USUAL_WAIT_MS = 2 * 3_600_000;

export const isLongWait = ({ madeAt }: Pick<BagChange, 'madeAt'>, now: Instant): boolean =>
  now - madeAt > USUAL_WAIT_MS;
