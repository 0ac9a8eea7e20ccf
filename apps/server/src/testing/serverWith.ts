import { createApp } from '../app.ts';
import type { Ports } from '../ports.ts';
import { nobody } from './nobody.ts';

/** A server without a database, apart from what a test says it answers. */
export const serverWith = (ports: Partial<Ports> = {}) =>
  createApp({
    ...nobody,
    bags: async () => [],
    ready: async () => true,
    config: { supabaseUrl: '', publishableKey: 'p', apiBase: '', paidOrdersOnly: false },
    log: () => {},
    ...ports,
  });
