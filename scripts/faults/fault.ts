import type { PostgresServer } from '../launcher/postgres.mjs';
import type { Engine } from '../engines.ts';
import type { LoadShop, LoadShopOptions } from '../load/loadShop.ts';

interface FaultContext {
  engine: Engine;
  /** Null on the embedded database. */
  postgres: PostgresServer | null;
}

export interface PreparedFault {
  /** Options of the server that the fault needs. */
  options?: Pick<LoadShopOptions, 'dataDir' | 'nodeArguments' | 'environment'>;
  /** The folder for PostgreSQL's data, if the fault needs one. */
  postgresFolder?: string;
  /** Runs under load; returns the times after which the shop must recover. */
  inject: (shop: LoadShop, scene: FaultContext) => Promise<Date[]>;
  /** What the fault itself found, beside the ledger. */
  problems?: () => readonly string[];
  clear?: () => Promise<void>;
}

export interface Fault {
  name: string;
  /** Both, unless one is named. */
  engine?: Engine;
  /** What shows the recovery: opened payment pages, or else accepted orders. */
  recovery?: 'paymentPagesAt';
  /** 15 seconds, unless it is another time. */
  recoversWithinMs?: number;
  /** Messages that may be sent twice. */
  maxDuplicates?: number;
  /** Throws `NotSupported` where this machine cannot cause the fault. */
  prepare: (engine: Engine) => Promise<PreparedFault>;
}

/** This machine cannot cause the fault; reported as NOT RUN, not as a failure. */
export class NotSupported extends Error {}
