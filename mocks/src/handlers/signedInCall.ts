import { LARGEST_BODY_BYTES, type WireReading } from '@zawadeh/domain';
import { http, type HttpHandler } from 'msw';
import { serverAnswerIn, type Pretence } from '../pretence.ts';
import { problem } from '../problems.ts';
import { callerOf } from '../world/tokens.ts';
import type { Person } from '../world/rows.ts';

export interface SignedInCall<Value> {
  caller: Person;
  body: Value;
  request: Request;
}

/** A call that the application server answers to whoever is signed in, in the order in which it looks at things. */
export const signedInCall = <Value>(
  pretence: Pretence,
  path: string,
  read: (sent: unknown) => WireReading<Value>,
  answer: (call: SignedInCall<Value>) => Response,
): HttpHandler =>
  http.post(`*${path}`, async ({ request }) => {
    const bytes = await request.clone().arrayBuffer();
    return serverAnswerIn(pretence, () => {
      if (bytes.byteLength > LARGEST_BODY_BYTES) return problem('too_large');
      const caller = callerOf(pretence.world, request);
      if (!caller) return problem('not_signed_in');
      const type = request.headers.get('content-type') ?? '';
      if (!/^application\/json\s*(?:;|$)/i.test(type)) return problem('not_json');
      const sent = parsed(bytes);
      if (sent === undefined) return problem('malformed');
      const reading = read(sent);
      return reading.ok
        ? answer({ caller, body: reading.value, request })
        : problem('malformed', reading.error);
    });
  });

function parsed(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
