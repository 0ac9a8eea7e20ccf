/** Signing up, in and out at the hosted backend, and the row of whoever does. */
import {
  EMAIL_REDIRECT_PATH,
  isTakenAddress,
  newProfileRow,
  PROFILE_PATH,
  readProfile,
  type Profile,
  type Result,
  type SignInForm,
  type SignUp,
} from '@zawadeh/domain';
import type { Session } from '@supabase/supabase-js';
import { clearPersonalData } from './clearPersonalData.ts';
import { backendUrl } from './config.ts';
import { withTimeout } from '../lib/withTimeout.ts';
import { forgetAccount } from './accountStorage.ts';
import { cacheProfile } from './cachedAccount.ts';
import { isUnanswered, toSignInError, unexpectedSignInError, type SignInError } from './signInError.ts';
import { endSession, forgetSession, openSupabase } from './supabase.ts';
import { UNREACHABLE, resolveSession, type SessionResult } from './followSession.ts';

/** Somebody pressed Sign Out here; a session that the server refuses ends by itself. */
let isWished = false;

/** How often somebody has come or gone: a slow look at whoever was here before tells nothing any more. */
let turn = 0;

/** `keep` hears of every session event, for as long as the page lives. */
export const followSession = (keep: (look: SessionResult) => void): Promise<void> =>
  resolveSession(followEvents, checkSession, keep);

async function followEvents(tell: (look: SessionResult) => void): Promise<void> {
  const { auth } = await openSupabase();
  auth.onAuthStateChange((event, session) => {
    // The first event says nobody where a session could not be refreshed for want of a network.
    if (event === 'SIGNED_IN') isWished = false;
    turn += 1;
    const own = turn;
    const look = event === 'INITIAL_SESSION' ? checkSession : () => lookAt(session);
    const say = async () => {
      // A browser that remembers a session tells of two events at once: only the last is looked into.
      const found = own === turn ? await look() : null;
      if (found && own === turn) tell(found);
      // After it is known, or the account would fill in what is empty. Whoever is only asked to log in again loses nothing.
      if (event === 'SIGNED_OUT' && isWished) clearPersonalData();
    };
    // Not within the event: the client holds its lock until this returns.
    setTimeout(() => void say(), 0);
  });
}

export async function checkSession(): Promise<SessionResult> {
  try {
    const { auth } = await openSupabase();
    const { data, error } = await auth.getSession();
    // A token outlives its session, which may have been ended from another device: the client asks, and forgets it then.
    if (data.session) void auth.getUser().catch(() => {});
    return error && isUnanswered(error) ? UNREACHABLE : await lookAt(data.session);
  } catch {
    return UNREACHABLE;
  }
}

export async function signIn({ email, password }: SignInForm): Promise<Result<Profile, SignInError>> {
  try {
    const { auth } = await openSupabase();
    const { data, error } = await auth.signInWithPassword({ email, password });
    if (error) return { ok: false, error: toSignInError(error) };
    const profile = await profileOf(data.session);
    return profile ? { ok: true, value: profile } : { ok: false, error: { kind: 'somethingWrong' } };
  } catch (error) {
    return { ok: false, error: unexpectedSignInError(error) };
  }
}

export async function signUp({ email, password, name, phone }: SignUp): Promise<Result<null, SignInError>> {
  try {
    const { auth } = await openSupabase();
    const { data, error } = await auth.signUp({
      email,
      password,
      options: { emailRedirectTo: location.origin + EMAIL_REDIRECT_PATH, data: { name, phone } },
    });
    if (error) return { ok: false, error: toSignInError(error) };
    // An e-mail is promised only where there is somebody to send it to.
    if (!readProfile(data.user).ok) return { ok: false, error: { kind: 'somethingWrong' } };
    return isTakenAddress(data.user)
      ? { ok: false, error: { kind: 'emailTaken' } }
      : { ok: true, value: null };
  } catch (error) {
    return { ok: false, error: unexpectedSignInError(error) };
  }
}

/** Here at least, also where the server cannot be told. */
export async function signOut(): Promise<void> {
  forgetAccount();
  isWished = true;
  turn += 1;
  await withTimeout(endSession());
}

/** On every device, or not at all: whoever asks for it wants to be sure. */
export async function signOutEverywhere(): Promise<Result<null, SignInError>> {
  isWished = true;
  try {
    const { auth } = await openSupabase();
    const { error } = await auth.signOut({ scope: 'global' });
    if (error) {
      isWished = false;
      return { ok: false, error: toSignInError(error) };
    }
    forgetAccount();
    return { ok: true, value: null };
  } catch (error) {
    isWished = false;
    return { ok: false, error: unexpectedSignInError(error) };
  }
}

/** For the calls of the application server. Null where nobody is signed in. */
export async function accessToken(): Promise<string | null> {
  const { auth } = await openSupabase();
  return (await auth.getSession()).data.session?.access_token ?? null;
}

async function lookAt(session: Session | null): Promise<SessionResult> {
  try {
    const profile = await profileOf(session);
    if (profile === null) forgetAccount();
    return { ok: true, value: profile };
  } catch {
    return UNREACHABLE;
  }
}

/** The row of whoever a session belongs to; made where there is none. */
async function profileOf(session: Session | null): Promise<Profile | null> {
  if (!session) return null;
  const { id, email = '', user_metadata: said } = session.user;
  const users = (await openSupabase()).from('users');
  const columns = 'id, name, email, phone, role, deactivated_at';
  // Tried once: whoever waits is better told, and asked whether to try again.
  const { data, error, status } = await users.select(columns).eq('id', id).retry(false).maybeSingle();
  if (status === 401) {
    forgetSession();
    return null;
  }
  if (error) throw new Error(error.message);
  const row: unknown = data ?? newProfileRow({ id, email, name: said.name, phone: said.phone });
  if (!data) await makeRow(row as object, session.access_token);
  const reading = readProfile(row);
  // Something came, and it is no person: that is no news about who is here.
  if (!reading.ok) throw new Error(reading.error);
  const profile = { ...reading.value, email: reading.value.email ?? email };
  cacheProfile(id, { ...(row as object), email: profile.email });
  return profile;
}

/** By way of the application server where the table refuses. Neither keeps anybody from being signed in. */
async function makeRow(row: object, token: string): Promise<void> {
  const { error } = await (await openSupabase()).from('users').upsert(row);
  if (!error) return;
  await fetch(backendUrl + PROFILE_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(row),
  }).catch(() => {});
}
