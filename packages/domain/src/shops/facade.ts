/** The drawings of the front of a shop, each the file `packages/ui/public/art/shop-….svg` of its name. */
export const FACADES = ['oven', 'sweets', 'kitchen', 'juice', 'fish', 'cafe'] as const;
export type Facade = (typeof FACADES)[number];

/** null for an unknown name: the shop has the drawing of any shop. */
export const readFacade = (value: unknown): Facade | null => FACADES.find((name) => name === value) ?? null;
