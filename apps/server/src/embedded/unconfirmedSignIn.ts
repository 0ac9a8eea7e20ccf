import type { AuthErrorCode } from '@zawadeh/domain';
import { compare } from 'bcryptjs';
import { sql, type Kysely } from 'kysely';
import { authError, bodyOf, isAuthCall, type EngineFetch } from './authCall.ts';

/**
 * The engine checks whether an address is confirmed before it checks the password, and so tells strangers which
 * addresses are unconfirmed. A hosted project says so only after the right password.
 */
export const checkPasswordFirst =
  (fetch: EngineFetch, database: Kysely<unknown>): EngineFetch =>
  async (request, peer) => {
    if (!isAuthCall(request, 'token')) return fetch(request, peer);
    const copy = request.clone();
    const answer = await fetch(request, peer);
    if (!(await isNotConfirmed(answer))) return answer;
    const { email, password } = await bodyOf(copy);
    const { rows } = await sql<{ encrypted_password: string }>`
      select encrypted_password from auth.users where email = ${String(email).toLowerCase()}`.execute(
      database,
    );
    const isRight = await compare(String(password), rows[0]?.encrypted_password ?? '');
    return isRight ? answer : authError(400, 'invalid_credentials', 'Invalid login credentials');
  };

async function isNotConfirmed(answer: Response): Promise<boolean> {
  if (answer.ok) return false;
  return (await bodyOf(answer.clone())).error_code === ('email_not_confirmed' satisfies AuthErrorCode);
}
