/** The log: who did what, when and why. */
import {
  fieldsOf,
  readInstant,
  readLocalText,
  readText,
  type Instant,
  type LocalText,
} from '@zawadeh/domain';
import { queryTable, fail, type AdminResult } from '../query.ts';
import { wordsIn } from '../search.ts';

export interface LogEntry {
  id: number;
  at: Instant;
  /** The database's name for it: "placed", "paid" … */
  action: string;
  /** What it was done to: "order", "handover", "bag" … */
  subject: string;
  /** The person and the phone that did it; both null for the server. */
  person: string | null;
  actor: string | null;
  phone: string | null;
  /** An admin's text. */
  reason: string | null;
  /** The reference before it was corrected. */
  was: string | null;
  /** Of a corrected handover. */
  state: string | null;
  orderCode: string | null;
  bag: LocalText | null;
  store: LocalText | null;
  /** The account that was changed. */
  who: string | null;
  /** To or from whom a delivery went. */
  courier: string | null;
  /** The stock before and after. */
  quantity: readonly [number, number] | null;
}

export interface LogFilter {
  /** Words of the name of a person or a phone. */
  search?: string;
  /** The code or id of what the entry is about. */
  order?: string;
  bag?: string;
  store?: string;
}

export interface LogPage {
  /** The newest first. */
  entries: LogEntry[];
  hasMore: boolean;
}

/** The newest entries before that one, or of all. */
export const fetchLog = (
  { search = '', order, bag, store }: LogFilter,
  before: number | null,
  size: number,
): Promise<AdminResult<LogPage>> => {
  const words = wordsIn(search);
  const filter = {
    ...(words.length > 0 && { words }),
    ...(order && { order }),
    ...(bag && { bag }),
    ...(store && { store }),
  };
  return queryTable(
    (client) => client.rpc('admin_log', { p_filter: filter, p_before: before, p_limit: size }).retry(false),
    (answer: unknown) => {
      const { entries, has_more } = fieldsOf(answer);
      if (!Array.isArray(entries)) return fail('server');
      return { ok: true, value: { entries: entries.flatMap(readEntry), hasMore: has_more === true } };
    },
  );
};

function readEntry(row: unknown): LogEntry[] {
  const { id, at, action, subject, details, ...names } = fieldsOf(row);
  const instant = readInstant(at);
  if (typeof id !== 'number' || instant === null) return [];
  if (typeof action !== 'string' || typeof subject !== 'string') return [];
  const { reason, note, state, quantity, reference } = fieldsOf(details);
  return [
    {
      id,
      at: instant,
      action,
      subject,
      person: readText(names.person),
      actor: readText(names.actor),
      phone: subject === 'device' ? null : readText(names.phone),
      // Of a bag that was taken back it is a code.
      reason: subject === 'bag' ? readText(note) : readText(reason ?? note ?? reference),
      was: Array.isArray(reference) ? readText(reference[0]) : null,
      state: readText(state),
      orderCode: readText(names.order_code),
      bag: readLocalText(names.bag, names.bag_ar),
      store: readLocalText(names.store, names.store_ar),
      who: subject === 'device' ? readText(names.phone) : readText(names.who),
      courier: readText(names.courier),
      quantity: isPair(quantity) ? quantity : null,
    },
  ];
}

const isPair = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'number');
