/** The events of Supabase Auth. A sign-up sends `contactFields` as the user's metadata. */
export const SESSION_EVENTS = ['SIGNED_IN', 'SIGNED_OUT', 'TOKEN_REFRESHED', 'INITIAL_SESSION'] as const;
export type SessionEvent = (typeof SESSION_EVENTS)[number];
