/** The functions own_data and delete_account. */
import { fieldsOf, type Result } from '@zawadeh/domain';
import type { NetworkError } from '../../../lib/http/networkError.ts';
import { requestTable } from '../../../lib/http/tableRequest.ts';

/** What the server stores about the user, as it is saved to a file. */
export async function fetchOwnData(): Promise<Result<object, NetworkError>> {
  const answer = await requestTable((client) => client.rpc('own_data'));
  if (!answer.ok) return { ok: false, error: answer.error.cause };
  return typeof answer.value === 'object' && answer.value !== null
    ? { ok: true, value: answer.value }
    : { ok: false, error: 'server' };
}

const REASONS = ['order_open', 'money_owed', 'payment_open', 'is_admin', 'last_owner'] as const;
/** Why the account stays for now; `failed` where nobody knows. */
export type KeptReason = (typeof REASONS)[number] | 'failed';

/** The address is that of the account that the page shows; another person may have signed in elsewhere meanwhile. */
export async function deleteAccount(email: string): Promise<Result<'deleted', KeptReason>> {
  const answer = await requestTable((client) => client.rpc('delete_account', { p_email: email }));
  const { deleted, refused } = fieldsOf(answer.ok ? answer.value : null);
  if (deleted === true) return { ok: true, value: 'deleted' };
  return { ok: false, error: REASONS.find((reason) => reason === refused) ?? 'failed' };
}
