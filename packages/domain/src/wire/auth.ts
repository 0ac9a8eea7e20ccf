/** What is said to the hosted backend about accounts. A sign-up carries `contactFields` as the person's metadata. */
export const SESSION_EVENTS = ['SIGNED_IN', 'SIGNED_OUT', 'TOKEN_REFRESHED', 'INITIAL_SESSION'] as const;
export type SessionEvent = (typeof SESSION_EVENTS)[number];
