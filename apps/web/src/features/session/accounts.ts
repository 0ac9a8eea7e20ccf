/** Sign-up, sign-in and sign-out at Supabase Auth, and the profile row of the user. */
import {
  EMAIL_REDIRECT_PATH,
  isEmailTaken,
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
import { backendUrl } from '../../lib/http/config.ts';
import { withTimeout } from '../../lib/http/withTimeout.ts';
import { clearAccount } from '../../lib/http/accountStorage.ts';
import { storeUserWithAlerts } from './storedAlerts.ts';
import { forgetUnsent } from '../../lib/unsent.ts';
import { cacheProfile } from './cachedAccount.ts';
import { isUnanswered, toSignInError, unexpectedSignInError, type SignInError } from './signInError.ts';
import { endSession, forgetSession, openSupabase, type Tables } from '../../lib/http/supabase.ts';
import { UNREACHABLE, resolveSession, type SessionResult } from './resolveSession.ts';

/** Signing out everywhere was pressed in this tab; a session that the server rejects ends without it. */
let isSignOutRequested = false;

/** The number of the last session change; the result of a slow check of an earlier session is dropped. */
let lastChange = 0;

/** Passes every session event to `onResult`, for the life of the page. */
export const followSession = (onResult: (result: SessionResult) => void): Promise<void> =>
  resolveSession(followEvents, checkSession, onResult);

async function followEvents(report: (result: SessionResult) => void): Promise<void> {
  const { auth } = await openSupabase();
  auth.onAuthStateChange((event, session) => {
    if (event === 'SIGNED_IN') isSignOutRequested = false;
    lastChange += 1;
    const change = lastChange;
    // The first event has no session where the network failed during its refresh, so that is checked again.
    const check = event === 'INITIAL_SESSION' ? checkSession : () => resultOf(session);
    const handle = async () => {
      // With a stored session two events come at once, and only the last is checked.
      const result = change === lastChange ? await check() : null;
      if (result && change === lastChange) report(result);
      // After the report, or the form would fill itself from the profile. An expired session clears nothing.
      if (event === 'SIGNED_OUT' && isSignOutRequested) clearPersonalData();
    };
    // Not within the event: the client holds its lock until this returns.
    setTimeout(() => void handle(), 0);
  });
}

export async function checkSession(): Promise<SessionResult> {
  try {
    const { auth } = await openSupabase();
    const { data, error } = await auth.getSession();
    // A token outlives a session that was ended on another device: the client asks the server, and then removes it.
    if (data.session) void auth.getUser().catch(() => {});
    return error && isUnanswered(error) ? UNREACHABLE : await resultOf(data.session);
  } catch {
    return UNREACHABLE;
  }
}

export async function signIn({ email, password }: SignInForm): Promise<Result<Profile, SignInError>> {
  try {
    const { auth } = await openSupabase();
    const { data, error } = await auth.signInWithPassword({ email, password });
    if (error) return { ok: false, error: toSignInError(error) };
    const profile = await fetchProfile(data.session);
    return profile ? { ok: true, value: profile } : { ok: false, error: { kind: 'somethingWrong' } };
  } catch (error) {
    return { ok: false, error: unexpectedSignInError(error) };
  }
}

export async function signUp(
  { email, password, name, phone }: SignUp,
  metadata?: object,
): Promise<Result<null, SignInError>> {
  try {
    const { auth } = await openSupabase();
    const { data, error } = await auth.signUp({
      email,
      password,
      options: {
        emailRedirectTo: location.origin + EMAIL_REDIRECT_PATH,
        data: { name, phone, ...metadata },
      },
    });
    if (error) return { ok: false, error: toSignInError(error) };
    // The page promises an e-mail only where the server returned a user.
    if (!readProfile(data.user).ok) return { ok: false, error: { kind: 'somethingWrong' } };
    return isEmailTaken(data.user) ? { ok: false, error: { kind: 'emailTaken' } } : { ok: true, value: null };
  } catch (error) {
    return { ok: false, error: unexpectedSignInError(error) };
  }
}

/** Of a session that this browser no longer stores, also where the server does not answer. */
export async function signOut(session: string | null): Promise<void> {
  lastChange += 1;
  forgetUser();
  await withTimeout(endSession(session)).catch(() => {});
}

/** Nothing of the user stays in the browser. */
function forgetUser(): void {
  storeUserWithAlerts(null);
  void forgetUnsent();
}

/** On every device, or on none. */
export async function signOutEverywhere(): Promise<Result<null, SignInError>> {
  isSignOutRequested = true;
  try {
    const { auth } = await openSupabase();
    const { error } = await auth.signOut({ scope: 'global' });
    if (error) {
      isSignOutRequested = false;
      return { ok: false, error: toSignInError(error) };
    }
    clearAccount();
    forgetUser();
    return { ok: true, value: null };
  } catch (error) {
    isSignOutRequested = false;
    return { ok: false, error: unexpectedSignInError(error) };
  }
}

/** For requests to the application server. Null without a session. */
export async function accessToken(): Promise<string | null> {
  const { auth } = await openSupabase();
  return (await auth.getSession()).data.session?.access_token ?? null;
}

async function resultOf(session: Session | null): Promise<SessionResult> {
  try {
    const profile = await fetchProfile(session);
    if (profile === null) {
      clearAccount();
      void forgetUnsent();
    }
    return { ok: true, value: profile };
  } catch {
    return UNREACHABLE;
  }
}

/** The profile row of the session's user; inserted where there is none. */
async function fetchProfile(session: Session | null): Promise<Profile | null> {
  if (!session) return null;
  const { id, email = '', user_metadata: metadata } = session.user;
  const users = (await openSupabase()).from('users');
  const columns = 'id, name, email, phone, role, deactivated_at, store_members(store_id)';
  // Without retries of the client: the page shows the error and offers another try.
  const { data, error, status } = await users.select(columns).eq('id', id).retry(false).maybeSingle();
  if (status === 401) {
    forgetSession(session.access_token);
    return null;
  }
  if (error) throw new Error(error.message);
  const row = data ?? newProfileRow({ id, email, name: metadata.name, phone: metadata.phone });
  if (!data) await insertProfile(row, session.access_token);
  const reading = readProfile(row);
  // An unreadable row says nothing about the session.
  if (!reading.ok) throw new Error(reading.error);
  const profile = { ...reading.value, email: reading.value.email ?? email };
  cacheProfile(id, { ...row, email: profile.email });
  return profile;
}

/** Through the application server where the table rejects the row. A failure of both does not prevent the sign-in. */
async function insertProfile(row: Tables['users']['Insert'], token: string): Promise<void> {
  const { error } = await (await openSupabase()).from('users').upsert(row);
  if (!error) return;
  await fetch(backendUrl + PROFILE_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(row),
  }).catch(() => {});
}
