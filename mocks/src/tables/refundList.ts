/** The SQL functions about money that goes back. */
import { parsePrice } from '@zawadeh/domain';
import type { HttpHandler } from 'msw';
import { linesToFill } from '../database/handovers.ts';
import { isCollected, linesToCancel } from '../database/orderStore.ts';
import { leftOf } from '../database/refunds.ts';
import type { MockOptions } from '../respond.ts';
import { adminFunctions, type AdminFunction } from './adminFunctions.ts';

/** What is owed, the oldest first, and what was sent back, the latest first. */
const refund_list: AdminFunction = (
  { refunds, orders, payments, people },
  { p_owed = 500, p_done = 200 },
) => {
  const owed = refunds.filter(({ done_at }) => done_at === null);
  const done = refunds.filter(({ done_at }) => done_at !== null);
  const listed = [
    ...owed
      .toSorted((one, other) => one.asked_at.localeCompare(other.asked_at, 'en'))
      .slice(0, Number(p_owed)),
    ...done
      .toSorted((one, other) => (other.done_at ?? '').localeCompare(one.done_at ?? '', 'en'))
      .slice(0, Number(p_done)),
  ];
  return {
    refunds: listed.map(
      ({ order_id, external_id: _payment, line_place: _line, goodwill_token: _token, done_by, ...row }) => {
        const order = orders.find(({ id }) => id === order_id);
        return {
          ...row,
          order_code: order?.order_code ?? null,
          customer_name: order?.customer_name ?? null,
          whatsapp_phone: order?.whatsapp_phone ?? null,
          done_by: people.find(({ id }) => id === done_by)?.name ?? null,
          without_payment: !payments.some((each) => each.order_id === order_id && each.status === 'success'),
        };
      },
    ),
    owed: owed.length,
    owed_cents: owed.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
  };
};

const pieces_to_fill: AdminFunction = (database, { p_bag }) =>
  linesToFill(database, String(p_bag)).map(({ line }) => line.quantity);

/** What an admin can give back of an order. */
const refund_choices: AdminFunction = (database, { p_order_code }) => {
  const order = database.orders.find(({ order_code }) => order_code === p_order_code);
  if (!order) return null;
  const left = order.status === 'paid' ? leftOf(database, order) : 0;
  const lines = order.status === 'paid' ? linesToCancel(database, order) : [];
  const kept = order.details.filter(({ takenBackAt }) => takenBackAt === undefined);
  return {
    left_cents: left,
    language: order.language,
    is_collected: isCollected(database, order),
    lines: lines.map(({ place, line: { quantity, unitPrice, title, titleAr = null } }) => ({
      place,
      quantity,
      title,
      title_ar: titleAr,
      amount_cents: kept.length === 1 ? left : Math.min(left, (parsePrice(unitPrice) ?? 0) * quantity),
    })),
  };
};

const correct_reference: AdminFunction = ({ refunds }, { p_refund, p_reference }) => {
  const row = refunds.find(({ id }) => id === p_refund);
  if (!row || row.reference === null) return false;
  row.reference = String(p_reference).trim();
  return true;
};

export const refundList = (options: MockOptions): HttpHandler[] =>
  adminFunctions(options, { refund_list, pieces_to_fill, refund_choices, correct_reference });
