/** The tables of the Data API. */
import type { HttpHandler } from 'msw';
import type { MockOptions } from '../respond.ts';
import { adminOrders } from '../tables/adminOrders.ts';
import { alertFunctions, alerts } from '../tables/alerts.ts';
import { analytics } from '../tables/analytics.ts';
import { handoverBoard } from '../tables/handoverBoard.ts';
import { adminLog, auditLog } from '../tables/auditLog.ts';
import { hostileOrders, orders } from '../tables/orders.ts';
import { stores, surpriseBagsTable } from '../tables/bags.ts';
import { favourites } from '../tables/favourites.ts';
import { impact } from '../tables/impact.ts';
import { bagDays, bagPlans } from '../tables/plans.ts';
import { ratingFunctions } from '../tables/ratings.ts';
import { refundList } from '../tables/refundList.ts';
import { sellThrough } from '../tables/sellThrough.ts';
import { settings } from '../tables/settings.ts';
import { tableCalls, tableRead, type MockTable } from '../tables/table.ts';
import { deactivatedUsers, users } from '../tables/users.ts';
import { week } from '../tables/week.ts';

export const tables = (options: MockOptions): HttpHandler[] => [
  ...[
    users,
    deactivatedUsers,
    ordersIn(options),
    auditLog,
    stores,
    surpriseBagsTable,
    bagPlans,
    bagDays,
    favourites,
    alerts,
    settings,
  ].flatMap((table) => tableCalls(options, table)),
  adminOrders(options, ordersIn(options)),
  analytics(options),
  ...sellThrough(options),
  ...refundList(options),
  ...adminLog(options),
  ...handoverBoard(options),
  ...alertFunctions(options),
  ...impact(options),
  ...ratingFunctions(options),
  ...week(options),
];

export const orderHistory = (options: MockOptions): HttpHandler => tableRead(options, ordersIn(options));

const ordersIn = ({ scenario }: MockOptions): MockTable => (scenario === 'hostile' ? hostileOrders : orders);
