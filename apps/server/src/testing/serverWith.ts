import { createApp } from '../app.ts';
import { createCashier } from '../orders/settlement.ts';
import type { Ports } from '../ports.ts';
import { nobody } from './noUsers.ts';

/** A server without a database, apart from what a test says it answers. */
export function serverWith(given: Partial<Ports> = {}) {
  const ports = {
    ...nobody,
    bags: async () => [],
    ready: async () => true,
    config: { supabaseUrl: '', publishableKey: 'p', apiBase: '', paidOrdersOnly: false },
    log: () => {},
    ...given,
  };
  return createApp({ cashier: createCashier(ports.orders, ports.payments), ...ports });
}
