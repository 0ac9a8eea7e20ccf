/** The part of GoTrue that the product uses, with its codes. */
import { isPasswordTooLong, isPlainEmail, SHORTEST_PASSWORD, type AuthErrorCode } from '@zawadeh/domain';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { answer, type MockCall, type MockOptions } from './answer.ts';
import { timestamp, type MockUser } from './database/rows.ts';
import { authUser, readToken, sessionOf, signedInUser, userOfToken } from './database/tokens.ts';
import { addUser, userByEmail } from './database/users.ts';

/** Stories also show an error code that the product does not know. */
type AnyCode = AuthErrorCode | 'unforeseen';

const authError = (status: number, error_code: AnyCode, msg: string, more: object = {}): Response =>
  HttpResponse.json({ code: status, error_code, msg, ...more }, { status });

interface Credentials {
  type: string;
  email: string;
  password: string;
  refresh_token: string;
  data?: Record<string, unknown>;
}

export const accounts = (options: MockOptions): HttpHandler[] => [
  answer(options, 'post /auth/v1/signup', 'anyone', signUp),
  answer<Credentials>(options, 'post /auth/v1/token', 'anyone', (call) =>
    call.url.searchParams.get('grant_type') === 'refresh_token' ? refreshed(call) : signIn(call),
  ),
  answer(options, 'post /auth/v1/resend', 'anyone', (call) => sendLink(call, 'signup')),
  answer(options, 'post /auth/v1/recover', 'anyone', (call) => sendLink(call, 'recovery')),
  answer<Credentials>(options, 'put /auth/v1/user', 'anyone', (call) =>
    withAccount(call, (user) => {
      const { password } = call.sent;
      if (user.password === password)
        return authError(422, 'same_password', 'New password should be different from the old password.');
      const wrong = wrongPassword(password);
      if (wrong) return wrong;
      user.password = password;
      return authUser(user);
    }),
  ),
  answer(options, 'get /auth/v1/user', 'anyone', (call) => withAccount(call, (user) => authUser(user))),
  answer(options, 'post /auth/v1/logout', 'anyone', ({ database, request, url }) => {
    const claims = readToken((request.headers.get('authorization') ?? '').replace('Bearer ', ''));
    if (claims && url.searchParams.get('scope') !== 'others') database.endedSessions.push(claims.session_id);
    return new HttpResponse(null, { status: 204 });
  }),
];

const withAccount = (
  { database, request }: Pick<MockCall<unknown>, 'database' | 'request'>,
  give: (user: MockUser) => object,
): object => {
  const user = signedInUser(database, request);
  return user ? give(user) : authError(403, 'session_not_found', 'Session does not exist');
};

function signIn({ database, sent: { email, password }, now }: MockCall<Credentials>): object {
  const user = userByEmail(database, email);
  if (user?.password !== password) return authError(400, 'invalid_credentials', 'Invalid login credentials');
  if (!user.isConfirmed) return authError(400, 'email_not_confirmed', 'Email not confirmed');
  user.lastSignInAt = timestamp(now);
  return { ...sessionOf(user), weak_password: null };
}

function refreshed({ database, sent }: MockCall<Credentials>): object {
  const claims = readToken(sent.refresh_token);
  return claims && !database.endedSessions.includes(claims.session_id)
    ? sessionOf(userOfToken(database, claims), claims.session_id)
    : authError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
}

/** An address that has an account gets the answer for a new one, without identities. */
function signUp(call: MockCall): object {
  const { database, sent, now } = call;
  const { email, password, data = {} } = sent as unknown as Credentials;
  if (!isPlainEmail(email))
    return authError(400, 'validation_failed', 'Unable to validate email address: invalid format');
  const wrong = wrongPassword(password);
  if (wrong) return wrong;
  const known = userByEmail(database, email);
  if (known?.isConfirmed) return authUser({ ...known, metadata: data, isConfirmed: false }, true);
  const user = known ?? addUser(database, { email, password, metadata: data }, now);
  sendLink(call, 'signup');
  return authUser(user);
}

function wrongPassword(password: string): Response | null {
  if (isPasswordTooLong(password)) return authError(400, 'validation_failed', 'Password is too long');
  if (password.length >= SHORTEST_PASSWORD) return null;
  const msg = `Password should be at least ${SHORTEST_PASSWORD} characters.`;
  return authError(422, 'weak_password', msg, { weak_password: { reasons: ['length'] } });
}

/** The mocks have no mailbox, so the link is logged to the console. Following it confirms the account. */
function sendLink({ database, sent, url }: MockCall, type: 'signup' | 'recovery'): object {
  const user = userByEmail(database, String(sent.email));
  if (user) {
    const { user: _user, ...session } = sessionOf({ ...user, isConfirmed: true });
    const parameters = new URLSearchParams({
      ...session,
      expires_in: String(session.expires_in),
      expires_at: String(session.expires_at),
      type,
    });
    console.info(
      `The link that would be sent to ${user.email}: ${url.origin}/login#${parameters.toString()}`,
    );
  }
  return {};
}

/** A project may accept only addresses of its own team. */
export const addressNotAllowed: HttpHandler = http.post('*/auth/v1/signup', () =>
  authError(400, 'email_address_not_authorized', 'Email address cannot be used as it is not authorized'),
);

/** Too many e-mails were requested for one address. */
export const emailTooSoon: HttpHandler = http.post(/\/auth\/v1\/(?:resend|recover)/, () =>
  authError(429, 'over_request_rate_limit', 'Request rate limit reached'),
);

/** Rejects every sign-up and sign-in with the given error. */
export const authRejects = (status: number, code: AnyCode, sentence: string): HttpHandler =>
  http.post(/\/auth\/v1\/(?:signup|token)/, () => authError(status, code, sentence));
