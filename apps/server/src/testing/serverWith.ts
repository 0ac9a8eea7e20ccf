import { createApp } from '../app.ts';
import { createSettlement } from '../orders/settlement.ts';
import type { Ports } from '../ports.ts';
import { offlinePorts } from './offlinePorts.ts';

/** A server without a database, with the ports that a test gives. */
export function serverWith(given: Partial<Ports> = {}) {
  const ports = {
    ...offlinePorts,
    bags: async () => [],
    ready: async () => true,
    config: { supabaseUrl: '', publishableKey: 'p', apiBase: '', paidOrdersOnly: false },
    log: () => {},
    ...given,
  };
  return createApp({ settlement: createSettlement(ports.orders, ports.payments), ...ports });
}
