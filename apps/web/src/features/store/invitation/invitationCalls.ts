import { fieldsOf, INVITATION_PATH, readId, readInvitation, type Invitation } from '@zawadeh/domain';
import { sessionToken } from '../../../lib/http/accountStorage.ts';
import { backendUrl } from '../../../lib/http/config.ts';
import { REQUEST_TIMEOUT_MS, toNetworkError } from '../../../lib/http/networkError.ts';
import { fail, queryTable, readRejection, type AdminResult } from '../../admin/query.ts';

/** Also for visitors, who download no client of the database. */
export async function fetchInvitation(secret: string): Promise<AdminResult<Invitation>> {
  const token = sessionToken();
  try {
    const response = await fetch(backendUrl + INVITATION_PATH, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(token !== null && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ secret }),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    const invitation = response.ok ? readInvitation(await response.json()) : null;
    return invitation === null ? fail('server') : { ok: true, value: invitation };
  } catch (error) {
    return { ok: false, error: { kind: toNetworkError(error) } };
  }
}

/** Answers with the shop. */
export const acceptInvitation = (secret: string): Promise<AdminResult<string>> =>
  queryTable(
    (client) => client.rpc('accept_invitation', { p_token: secret }),
    (answer: unknown) => {
      const { refused, store_id } = fieldsOf(answer);
      if (refused !== undefined) return { ok: false, error: readRejection({ code: refused }) };
      const storeId = readId(store_id);
      return storeId === null ? fail('server') : { ok: true, value: storeId };
    },
  );
