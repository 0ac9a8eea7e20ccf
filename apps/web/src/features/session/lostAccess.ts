/** Another confirmation e-mail, and a new password. */
import { EMAIL_REDIRECT_PATH, isEmailJustSent, type Result } from '@zawadeh/domain';
import { toEmailError, toSignInError, unexpectedSignInError, type SignInError } from './signInError.ts';
import { sessionToken } from '../../lib/http/accountStorage.ts';
import { forgetSession, openSupabase } from '../../lib/http/supabase.ts';

export type EmailResult = Result<null, SignInError>;

type AuthClient = Awaited<ReturnType<typeof openSupabase>>['auth'];

const redirectUrl = () => location.origin + EMAIL_REDIRECT_PATH;

export const resendConfirmation = (email: string): Promise<EmailResult> =>
  requestEmail((auth) => auth.resend({ type: 'signup', email, options: { emailRedirectTo: redirectUrl() } }));

/** The answer is the same with and without an account. */
export const requestPasswordReset = (email: string): Promise<EmailResult> =>
  requestEmail((auth) => auth.resetPasswordForEmail(email, { redirectTo: redirectUrl() }));

async function requestEmail(
  send: (auth: AuthClient) => ReturnType<AuthClient['resend' | 'resetPasswordForEmail']>,
): Promise<EmailResult> {
  try {
    const { error } = await send((await openSupabase()).auth);
    if (!error || isEmailJustSent(error)) return { ok: true, value: null };
    return { ok: false, error: toEmailError(error) };
  } catch (error) {
    return { ok: false, error: unexpectedSignInError(error) };
  }
}

/** The link of the e-mail has signed the user in. */
export async function setPassword(password: string): Promise<EmailResult> {
  try {
    const { auth } = await openSupabase();
    const { error } = await auth.updateUser({ password });
    if (error) {
      if (error.name === 'AuthSessionMissingError') forgetSession(sessionToken());
      return { ok: false, error: toSignInError(error, 'passwordTooLong') };
    }
    // Sessions of the old password end. A hosted project does this by itself, the embedded engine does not.
    await auth.signOut({ scope: 'others' }).catch(() => {});
    return { ok: true, value: null };
  } catch (error) {
    return { ok: false, error: unexpectedSignInError(error) };
  }
}
