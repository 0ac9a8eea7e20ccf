/** The SQL function impact: what the user's bags were good for. */
import { countsAsRescued, impactOf, parsePrice } from '@zawadeh/domain';
import type { HttpHandler } from 'msw';
import { handoversOf, linesOf } from '../database/handovers.ts';
import type { MockOptions } from '../respond.ts';
import { userFunctions } from './userFunctions.ts';

export const impact = (options: MockOptions): HttpHandler[] =>
  userFunctions(options, {
    impact: (database, user) => {
      const own = database.orders.filter(({ user_id }) => user_id === user.id);
      const lines = own.flatMap((order) =>
        handoversOf(database, order)
          .filter((handover) => countsAsRescued(order.status, handover))
          .flatMap((handover) => linesOf(order, handover))
          .map(({ quantity, unitPrice, row }) => ({
            quantity,
            unitPrice: parsePrice(unitPrice) ?? 0,
            fullPrice: parsePrice(row?.full_price),
          })),
      );
      const { bags, saved } = impactOf(lines);
      return { bags, saved_cents: saved };
    },
  });
