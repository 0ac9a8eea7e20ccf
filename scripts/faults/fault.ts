import type { PostgresServer } from '../launcher/postgres.mjs';
import type { World, WorldOptions } from '../load/world.ts';

export type Engine = 'PGlite' | 'PostgreSQL';

interface Scene {
  engine: Engine;
  /** Null where the shop has an engine of its own. */
  postgres: PostgresServer | null;
}

export interface Stage {
  /** How the shop has to be opened, so that this can happen to it. */
  options: Pick<WorldOptions, 'dataDir' | 'nodeArguments' | 'environment'>;
  /** Where PostgreSQL keeps its data, if that matters. */
  postgresFolder?: string;
  /** Happens while the shop is full of people. Gives the moments from which on it has to be well again. */
  strike: (world: World, scene: Scene) => Promise<Date[]>;
  clear: () => Promise<void>;
}

export interface Fault {
  name: string;
  engines: readonly Engine[];
  /** What is well again: orders are taken, or there are pages to pay on. */
  recovery: 'acknowledgedAt' | 'openedAt';
  /** How long until that. */
  recoversWithinMs: number;
  /** How long until everything that was underway has come to its end. */
  settlesWithinMs: number;
  /** Messages that may have left twice. */
  mayDouble?: number;
  /** Throws `NotHere` where this machine cannot do it. */
  set: (engine: Engine) => Promise<Stage>;
}

/** The machine lacks what it takes; that is said, and is no failure of the shop. */
export class NotHere extends Error {}

export const nothingToClear = async (): Promise<void> => {};
