/** Users with a supabase-js client of their own. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { linkToken } from '../embedded/letters.ts';
import type { Booted } from './bootEmbedded.ts';
import { signUp, type UserAt, type UserSession } from './shopClient.ts';

export interface TestUser extends UserSession {
  client: SupabaseClient;
}

export type ServerUser = UserAt<TestUser>;

export async function signedIn(client: SupabaseClient, session: UserSession): Promise<TestUser> {
  const { token: access_token, refreshToken: refresh_token } = session;
  const { error } = await client.auth.setSession({ access_token, refresh_token });
  if (error) throw error;
  return { ...session, client };
}

export async function join(booted: Booted, email: string, data: object = {}): Promise<TestUser> {
  const findToken = async () => linkToken(booted.embedded.outbox.latestTo(email)) ?? '';
  return signedIn(booted.visitor(), await signUp(booted.backend, { email, data }, findToken));
}

export async function makeAdmin(service: SupabaseClient, id: string): Promise<void> {
  const { error } = await service.from('users').update({ role: 'admin' }).eq('id', id);
  if (error) throw error;
}

export async function joinAsAdmin(booted: Booted, email: string): Promise<TestUser> {
  const user = await join(booted, email);
  await makeAdmin(booted.service(), user.id);
  return user;
}
