/** The link of an invitation, apart from the fields of its calls, which pages do not need. */
export const INVITATIONS_PATH = '/api/store/invitations';
export const INVITATION_PATH = '/api/store/invitation';

export const INVITATION_STATES = ['open', 'accepted', 'over'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** The page of the web app that its link opens. */
export const INVITATION_PAGE = '/store/invitation';

/** The secret is in the fragment, so that no log has it. */
export const invitationLink = (origin: string, code: string): string =>
  `${origin}${INVITATION_PAGE}#invitation=${code}`;

export const invitationSecretIn = (hash: string): string | null =>
  /^#invitation=([\w-]{43})$/.exec(hash)?.[1] ?? null;
