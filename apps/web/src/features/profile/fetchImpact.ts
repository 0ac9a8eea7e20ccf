/** What the user's bags were good for: the function impact. */
import { readImpact, type Impact, type Result } from '@zawadeh/domain';
import type { NetworkError } from '../../lib/http/networkError.ts';
import { requestTable } from '../../lib/http/tableRequest.ts';

/** The page shows the error at once, and polls. */
export async function fetchImpact(): Promise<Result<Impact, NetworkError>> {
  const answer = await requestTable((client) => client.rpc('impact').retry(false));
  if (!answer.ok) return { ok: false, error: answer.error.cause };
  const impact = readImpact(answer.value);
  return impact ? { ok: true, value: impact } : { ok: false, error: 'server' };
}
