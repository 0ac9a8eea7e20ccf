/** The ready line of the counter benchmark's server. */
export interface CounterReady {
  origin: string;
  admin: { token: string };
  storeId: string;
}

/** Waiting at one shop. */
export const HANDOVERS = 200;
