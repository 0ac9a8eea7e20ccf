import type { StoreRole } from '@zawadeh/domain';
import { openService, type ServiceProject } from './functions.ts';

/** Profiles and roles. */
export function createPeopleDatabase(project: ServiceProject) {
  const { client, tryCall } = openService(project);

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
