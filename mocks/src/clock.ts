/** The instant at which every story and every picture stands still: a Saturday in Tripoli, half past two. */
export const FROZEN_NOW = Date.parse('2026-11-21T14:30:00+02:00');
