/** What was sent to a shop: decision 18 has the rules. */
import { LONGEST_REASON, LONGEST_REFERENCE } from '../limits.ts';
import type { Cents } from '../money/money.ts';
import { fieldsOf } from '../objects.ts';
import { readId } from '../reading/raw.ts';
import type { Result } from '../result.ts';
import { readLocalText, readText, type LocalText } from '../text/localText.ts';
import { readInstant, type Instant } from '../time/instant.ts';
import { readAmount } from './parts.ts';

/** A question is `disputed` until an admin answers it, or the shop says that the money arrived after all. */
const PAYOUT_STATES = ['sent', 'arrived', 'disputed', 'answered'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/** What a shop says is wrong: nothing came, another amount came, something else. */
export const DISPUTE_KINDS = ['nothing', 'other_amount', 'other'] as const;
export type DisputeKind = (typeof DISPUTE_KINDS)[number];

/** A payout that nobody confirmed counts as received after so many days. */
export const RECEIVED_AFTER_DAYS = 14;
/** A payout can be questioned for so many days. */
export const QUESTIONED_WITHIN_DAYS = 60;

const DAY = 86_400_000;

export interface Payout {
  id: string;
  storeId: string;
  store: LocalText | null;
  /** Negative in a correction alone. */
  amount: Cents;
  reference: string;
  /** The sales up to here were counted. */
  until: Instant;
  sentAt: Instant;
  /** The name of the admin. */
  sentBy: string | null;
  /** The payout that this row corrects. */
  corrects: string | null;
  /** Why it was corrected. */
  note: string | null;
  state: PayoutState;
  /** null also where a payout counts as received without a word of the shop. */
  confirmedAt: Instant | null;
  /** The last that the shop said was wrong. */
  dispute: { kind: DisputeKind; note: string | null; at: Instant } | null;
  answer: { note: string | null; at: Instant } | null;
}

/** null if it is unreadable. */
export function readPayout(value: unknown): Payout | null {
  const raw = fieldsOf(value);
  const [id, storeId, amount] = [readId(raw.id), readId(raw.store_id), readAmount(raw.amount_cents)];
  const [until, sentAt] = [readInstant(raw.until), readInstant(raw.sent_at)];
  if (id === null || storeId === null || !amount || until === null || sentAt === null) return null;
  const [disputedAt, answeredAt] = [readInstant(raw.disputed_at), readInstant(raw.answered_at)];
  return {
    id,
    storeId,
    store: readLocalText(raw.store_name, raw.store_name_ar),
    amount,
    reference: readText(raw.reference, LONGEST_REFERENCE) ?? '',
    until,
    sentAt,
    sentBy: readText(raw.sent_by),
    corrects: readId(raw.corrects),
    note: readText(raw.note, LONGEST_REASON),
    state: PAYOUT_STATES.find((state) => state === raw.state) ?? 'sent',
    confirmedAt: readInstant(raw.confirmed_at),
    dispute: disputedAt === null ? null : readDispute(raw.disputed_kind, raw.disputed_note, disputedAt),
    answer:
      answeredAt === null ? null : { at: answeredAt, note: readText(raw.answered_note, LONGEST_REASON) },
  };
}

const readDispute = (kind: unknown, note: unknown, at: Instant) => ({
  // What a later version knows is something else for this one.
  kind: DISPUTE_KINDS.find((each) => each === kind) ?? 'other',
  note: readText(note, LONGEST_REASON),
  at,
});

/** Whether the shop can say that it arrived. */
export const canConfirm = ({ corrects, confirmedAt }: Pick<Payout, 'corrects' | 'confirmedAt'>): boolean =>
  corrects === null && confirmedAt === null;

const disputeUntil = ({ sentAt }: Pick<Payout, 'sentAt'>): Instant => sentAt + QUESTIONED_WITHIN_DAYS * DAY;

/** Whether the shop can say that something is wrong, also after it confirmed the payout. */
export const canDispute = (payout: Pick<Payout, 'corrects' | 'sentAt'>, now: Instant): boolean =>
  payout.corrects === null && now < disputeUntil(payout);

/** A correction is not corrected again: the payout gets another one. */
export const canCorrect = ({ corrects }: Pick<Payout, 'corrects'>): boolean => corrects === null;

const REFUSALS = [
  'more_than_owed',
  'reference_used',
  'malformed',
  'unknown_store',
  'unknown_payout',
  'too_late',
  'not_disputed',
] as const;

/** Why the database did not record it; `unknown` is a code of a later version. */
export interface PayoutRefusal {
  code: (typeof REFUSALS)[number] | 'unknown';
  /** What is owed now, where it was less. */
  owed: Cents | null;
  /** The payout that has the reference already. */
  payout: Payout | null;
}

/** The answer to whatever is done with a payout; null if it is unreadable. */
export function readPayoutAnswer(value: unknown): Result<Payout, PayoutRefusal> | null {
  const { refused, owed_cents, payout: row } = fieldsOf(value);
  const payout = readPayout(row);
  if (typeof refused !== 'string') return payout && { ok: true, value: payout };
  const code = REFUSALS.find((each) => each === refused) ?? 'unknown';
  return { ok: false, error: { code, owed: readAmount(owed_cents), payout } };
}
