/** What an admin can give back of an order; the database has the rules. */
import type { Cents } from '../money/money.ts';
import { isRaw, readCount } from '../reading/raw.ts';
import { readLocalText, type Locale, type LocalText } from '../text/localText.ts';

export const REFUND_KINDS = ['whole', 'line', 'goodwill'] as const;
export type RefundKind = (typeof REFUND_KINDS)[number];

interface RefundableLine {
  place: number;
  quantity: number;
  amount: Cents;
  title: LocalText | null;
}

export interface RefundChoices {
  left: Cents;
  /** The buyer reads the reason in it. */
  language: Locale;
  /** Something was handed over, so that the order cannot be cancelled as a whole. */
  isCollected: boolean;
  /** Lines that the buyer has not collected. */
  lines: RefundableLine[];
}

/** null if it is unreadable. */
export function readRefundChoices(answer: unknown): RefundChoices | null {
  if (!isRaw(answer) || !Array.isArray(answer.lines)) return null;
  const left = readCount(answer.left_cents);
  const lines = answer.lines.map(readLine);
  if (left === null || lines.includes(null)) return null;
  return {
    left,
    language: answer.language === 'ar' ? 'ar' : 'en',
    isCollected: answer.is_collected === true,
    lines: lines.filter((line) => line !== null),
  };
}

function readLine(raw: unknown): RefundableLine | null {
  if (!isRaw(raw)) return null;
  const [place, quantity, amount] = [
    readCount(raw.place),
    readCount(raw.quantity),
    readCount(raw.amount_cents),
  ];
  if (!place || !quantity || amount === null) return null;
  return { place, quantity, amount, title: readLocalText(raw.title, raw.title_ar) };
}
