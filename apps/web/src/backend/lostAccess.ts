/** For who lost the letter that confirms an account, or forgot its password. */
import { EMAIL_REDIRECT_PATH, isLetterJustSent, type Result } from '@zawadeh/domain';
import { toEmailError, toSignInError, unexpectedSignInError, type SignInError } from './signInError.ts';
import { forgetSession, openSupabase } from './supabase.ts';

export type Done = Result<null, SignInError>;

type Client = Awaited<ReturnType<typeof openSupabase>>['auth'];

const linksLeadTo = () => location.origin + EMAIL_REDIRECT_PATH;

export const sendAgain = (email: string): Promise<Done> =>
  asked((auth) => auth.resend({ type: 'signup', email, options: { emailRedirectTo: linksLeadTo() } }));

/** Answered the same, whether there is an account or not. */
export const askForLink = (email: string): Promise<Done> =>
  asked((auth) => auth.resetPasswordForEmail(email, { redirectTo: linksLeadTo() }));

async function asked(
  ask: (auth: Client) => ReturnType<Client['resend' | 'resetPasswordForEmail']>,
): Promise<Done> {
  try {
    const { error } = await ask((await openSupabase()).auth);
    if (!error || isLetterJustSent(error)) return { ok: true, value: null };
    return { ok: false, error: toEmailError(error) };
  } catch (error) {
    return { ok: false, error: unexpectedSignInError(error) };
  }
}

/** For whoever came by the link, and is signed in by it. */
export async function choosePassword(password: string): Promise<Done> {
  try {
    const { auth } = await openSupabase();
    const { error } = await auth.updateUser({ password });
    if (error) {
      if (error.name === 'AuthSessionMissingError') forgetSession();
      return { ok: false, error: toSignInError(error, 'passwordTooLong') };
    }
    // Whoever came in by the old one is out. A hosted project sees to that by itself; the embedded engine does not.
    await auth.signOut({ scope: 'others' }).catch(() => {});
    return { ok: true, value: null };
  } catch (error) {
    return { ok: false, error: unexpectedSignInError(error) };
  }
}
