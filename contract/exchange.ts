import type { Shop } from './shop.ts';

/** What holds for a person, and the calls that show it. They are made one after another in one world. */
export type Exchanges = Readonly<Record<string, (shop: Shop) => Promise<void>>>;
