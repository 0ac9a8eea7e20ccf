/** The state of the browser's storage that pages show. Apart from the script, whose keys have code of their own. */
export const STORED_STATES = ['cart', 'session', 'payment'] as const;

export type StoredState = (typeof STORED_STATES)[number];
