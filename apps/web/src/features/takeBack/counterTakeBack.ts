/** Apart from the counter's other calls, because it is downloaded when it is needed. */
import { COUNTER_TAKE_BACK_PATH, readTakenBack, type TakeBackBody, type TakenBack } from '@zawadeh/domain';
import { REQUEST_TIMEOUT_MS } from '../../lib/http/networkError.ts';
import { backendUrl } from '../../lib/http/config.ts';

/** null if nothing was taken back, as far as is known: the same body may be sent again. */
export async function takeBackAtCounter(token: string, body: TakeBackBody): Promise<TakenBack | null> {
  try {
    const response = await fetch(backendUrl + COUNTER_TAKE_BACK_PATH, {
      method: 'POST',
      headers: {
        Authorization: `Device ${token}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    const answer: unknown = await response.json();
    return response.ok ? readTakenBack(answer) : null;
  } catch {
    return null;
  }
}
