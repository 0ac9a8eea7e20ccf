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

export async function join(booted: Booted, email: string, metadata: object = {}): Promise<Person> {
  const client = await signUp(booted, email, metadata);
  const { data } = await client.auth.getSession();
  if (!data.session) throw new Error(`${email} is not signed in`);
  return { client, id: data.session.user.id, email, token: data.session.access_token };
}

export async function joinAsAdmin(booted: Booted, email: string): Promise<Person> {
  const person = await join(booted, email);
  const { error } = await booted.service().from('users').update({ role: 'admin' }).eq('id', person.id);
  if (error) throw error;
  return person;
}
