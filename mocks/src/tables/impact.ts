/** The SQL function impact: what the user's bags were good for. */
import { countsAsRescued, impactOf, parsePrice } from '@zawadeh/domain';
import type { HttpHandler } from 'msw';
import type { MockOptions } from '../respond.ts';
import { userFunctions } from './userFunctions.ts';

export const impact = (options: MockOptions): HttpHandler[] =>
  userFunctions(options, {
    impact: ({ orders }, user) => {
      const own = orders.filter(({ user_id, status }) => user_id === user.id && countsAsRescued(status));
      const lines = own.flatMap(({ details, lineRows }) =>
        details.flatMap(({ quantity, unitPrice, takenBackAt }, place) =>
          takenBackAt === undefined
            ? [
                {
                  quantity,
                  unitPrice: parsePrice(unitPrice) ?? 0,
                  fullPrice: parsePrice(lineRows[place]?.full_price),
                },
              ]
            : [],
        ),
      );
      const { bags, saved } = impactOf(lines);
      return { bags, saved_cents: saved };
    },
  });
