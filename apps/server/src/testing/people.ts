import type { SupabaseClient } from '@supabase/supabase-js';
import { signUp } from './bootEmbedded.ts';
import type { Booted } from './bootEmbedded.ts';

/** Somebody who is signed in. */
export interface Person {
  client: SupabaseClient;
  id: string;
  email: string;
  token: string;
}

export async function signedIn(client: SupabaseClient): Promise<Person> {
  const { data } = await client.auth.getSession();
  if (!data.session) throw new Error('nobody is signed in');
  const { access_token: token, user } = data.session;
  return { client, id: user.id, email: user.email ?? '', token };
}

export const join = async (booted: Booted, email: string, metadata: object = {}): Promise<Person> =>
  signedIn(await signUp(booted, email, metadata));

export async function joinAsAdmin(booted: Booted, email: string): Promise<Person> {
  const person = await join(booted, email);
  const { error } = await booted.service().from('users').update({ role: 'admin' }).eq('id', person.id);
  if (error) throw error;
  return person;
}
