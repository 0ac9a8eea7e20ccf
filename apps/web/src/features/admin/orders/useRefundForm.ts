import { readTypedPrice, type Cents, type RefundChoices, type RefundKind } from '@zawadeh/domain';
import { useState } from 'react';
import type { AdminResult } from '../query.ts';
import { refundOrder } from '../refunds/refundCalls.ts';

/** "whole", "goodwill", or the place of a line. */
export type RefundChoice = Exclude<RefundKind, 'line'> | `${number}`;

const EMPTY = { choice: null as RefundChoice | null, typed: '', reason: '' };

/** What was typed, and what it gives back. */
export function useRefundForm(code: string, choices: RefundChoices | null) {
  const [form, setForm] = useState(EMPTY);
  const [isChecked, setChecked] = useState(false);
  // Of what is typed now: sent again after a lost answer, it is carried out once.
  const [token, setToken] = useState(() => crypto.randomUUID());
  const change = (changes: Partial<typeof EMPTY>) => {
    setForm({ ...form, ...changes });
    setChecked(false);
    setToken(crypto.randomUUID());
  };
  const { choice, reason } = form;
  const amount = choices && amountOf(choices, form);
  const isAmountWrong = choice === 'goodwill' && amount === null;
  const isReady = amount !== null && reason.trim() !== '';
  const kind: RefundKind = choice === 'whole' || choice === 'goodwill' ? choice : 'line';

  return {
    ...form,
    kind,
    change,
    amount,
    isReady,
    check: () => setChecked(true),
    problems: {
      choice: isChecked && choice === null,
      amount: isChecked && isAmountWrong,
      reason: isChecked && reason.trim() === '',
    },
    send: (): Promise<AdminResult<true>> =>
      refundOrder({
        token,
        order_code: code,
        kind,
        ...(kind === 'line' && { line: Number(choice) }),
        ...(kind === 'goodwill' && amount !== null && { amount_cents: amount }),
        reason: reason.trim(),
        left_cents: choices?.left ?? 0,
      }),
  };
}

/** null while it is not known. */
function amountOf({ left, lines }: RefundChoices, { choice, typed }: typeof EMPTY): Cents | null {
  if (choice === null) return null;
  if (choice === 'whole') return left;
  if (choice !== 'goodwill') return lines.find(({ place }) => String(place) === choice)?.amount ?? null;
  const amount = readTypedPrice(typed);
  return amount !== null && amount > 0 && amount <= left ? amount : null;
}
