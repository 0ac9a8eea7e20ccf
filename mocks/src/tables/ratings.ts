/** What a user collected, and what they say about it: written by functions alone. */
import type { HttpHandler } from 'msw';
import { collectedLately, rateShop } from '../database/ratings.ts';
import type { MockOptions } from '../respond.ts';
import { userFunctions } from './userFunctions.ts';

export const ratingFunctions = (options: MockOptions): HttpHandler[] =>
  userFunctions(options, {
    rate_shop: rateShop,
    collected_lately: (database, user, _sent, now) => collectedLately(database, user, now),
  });
