/** The tables as the Data API offers them. */
import type { HttpHandler } from 'msw';
import type { Pretence } from '../pretence.ts';
import { auditLog } from '../tables/auditLog.ts';
import { hostileOrders, orders } from '../tables/orders.ts';
import { stores, surpriseBagsTable } from '../tables/shelf.ts';
import { shopStatement } from '../tables/shopStatement.ts';
import { tableCalls, tableRead, type Table } from '../tables/table.ts';
import { deactivatedUsers, users } from '../tables/users.ts';

export const tables = (pretence: Pretence): HttpHandler[] => [
  ...[users, deactivatedUsers, ordersIn(pretence), auditLog, stores, surpriseBagsTable].flatMap((table) =>
    tableCalls(pretence, table),
  ),
  shopStatement(pretence),
];

export const orderHistory = (pretence: Pretence): HttpHandler => tableRead(pretence, ordersIn(pretence));

const ordersIn = ({ scenario }: Pretence): Table => (scenario === 'hostile' ? hostileOrders : orders);
