import type {
  InvitationBody,
  InvitationStateBody,
  RequestOf,
  storeApplicationFields,
  StoreRole,
} from '@zawadeh/domain';
import { openService, type ServiceProject } from './functions.ts';

/** What the letter of an invitation says. */
export interface MadeInvitation {
  store: string;
  store_ar: string | null;
  from: string | null;
  /** As accounts have it. */
  email: string;
  expires_at: string;
}

/** Profiles and roles. */
export function createPeopleDatabase(project: ServiceProject) {
  const { client, call, tryCall } = openService(project);

  return {
    saveProfile: (
      user: string,
      email: string | null,
      name: string | null = null,
      phone: string | null = null,
    ) =>
      tryCall<{ id: string; role: string }>('save_profile', {
        p_user: user,
        p_email: email,
        p_name: name,
        p_phone: phone,
      }),
    inviteToStore: (actor: string, { store_id, email, role, language }: InvitationBody, tokenHash: string) =>
      tryCall<MadeInvitation>('invite_to_store', {
        p_actor: actor,
        p_store: store_id,
        p_email: email,
        p_role: role,
        p_language: language,
        p_token_hash: tokenHash,
      }),
    invitationState: (secret: string, user: string | null) =>
      call<InvitationStateBody>('invitation_state', { p_token: secret, p_user: user }),
    applyForStore: ({ left_over, ...application }: RequestOf<typeof storeApplicationFields>) =>
      tryCall<{ applied_at: string }, { applied_at: string }>('apply_for_store', {
        p_name: application.name,
        p_area: application.area,
        p_phone: application.phone,
        p_email: application.email,
        p_kind: application.kind,
        p_left_over: left_over,
        p_language: application.language,
      }),
    isAdmin: async (user: string): Promise<boolean> => {
      const { data, error } = await client
        .from('users')
        .select('id')
        .eq('id', user)
        .eq('role', 'admin')
        .is('deactivated_at', null);
      if (error) throw new Error(error.message, { cause: error });
      return data.length > 0;
    },
    /** Whether the user runs some store, with the role or a higher one. */
    runsStore: async (user: string, role: StoreRole): Promise<boolean> => {
      const memberships = client
        .from('store_members')
        .select('store_id, users!inner()')
        .eq('user_id', user)
        .is('users.deactivated_at', null)
        .limit(1);
      const { data, error } = await (role === 'owner' ? memberships.eq('role', role) : memberships);
      if (error) throw new Error(error.message, { cause: error });
      return data.length > 0;
    },
    /** Members of a shop, and admins. */
    worksFor: (user: string, store: string) => call<boolean>('works_for', { p_user: user, p_store: store }),
  };
}

export type PeopleDatabase = ReturnType<typeof createPeopleDatabase>;

/** Adds the calls of a minute to the counts of all servers, and answers the sums. */
export function createCallCounts(project: ServiceProject) {
  const { call } = openService(project);
  return (minute: number, calls: Readonly<Record<string, number>>) =>
    call<Record<string, number>>('count_calls', { p_minute: minute, p_calls: calls });
}

export type CountCalls = ReturnType<typeof createCallCounts>;
