import { LARGEST_BODY_BYTES, type WireReading } from '@zawadeh/domain';
import { http, type HttpHandler } from 'msw';
import { respondAsServer, type MockOptions, errorResponse } from '../respond.ts';
import { signedInUser } from '../database/tokens.ts';
import type { MockUser } from '../database/rows.ts';

export interface SignedInCall<Value> {
  user: MockUser;
  body: Value;
  request: Request;
}

/** A call of the application server that needs a session, with its checks in the server's order. */
export const signedInCall = <Value>(
  options: MockOptions,
  path: string,
  read: (sent: unknown) => WireReading<Value>,
  handle: (call: SignedInCall<Value>) => Response,
): HttpHandler =>
  http.post(`*${path}`, async ({ request }) => {
    const bytes = await request.clone().arrayBuffer();
    return respondAsServer(options, () => {
      if (bytes.byteLength > LARGEST_BODY_BYTES) return errorResponse('too_large');
      const user = signedInUser(options.database, request);
      if (!user) return errorResponse('not_signed_in');
      const type = request.headers.get('content-type') ?? '';
      if (!/^application\/json\s*(?:;|$)/i.test(type)) return errorResponse('not_json');
      const sent = parsed(bytes);
      if (sent === undefined) return errorResponse('malformed');
      const reading = read(sent);
      return reading.ok
        ? handle({ user, body: reading.value, request })
        : errorResponse('malformed', reading.error);
    });
  });

function parsed(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
