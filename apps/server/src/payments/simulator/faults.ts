import { LARGEST_BODY_BYTES } from '@zawadeh/domain';

/** Alters a response after the provider has processed the request. */
export type ResponseFault = (answer: Response) => Response | Promise<Response>;

export const errorPage = (status: number): Response =>
  new Response('<!doctype html><title>Error</title><h1>HTTP Status</h1>', {
    status,
    headers: { 'content-type': 'text/html;charset=utf-8' },
  });

const json = (body: string): Response =>
  new Response(body, { headers: { 'content-type': 'application/json' } });

export const faults = {
  page: (status: number): ResponseFault => {
    return () => errorPage(status);
  },
  empty: (() => new Response(null)) satisfies ResponseFault,
  truncated: (async (answer) => json((await answer.text()).slice(0, -10))) satisfies ResponseFault,
  text: (body: string): ResponseFault => {
    return () => json(body);
  },
  padded: (async (answer) =>
    json(`${' '.repeat(LARGEST_BODY_BYTES)}${await answer.text()}`)) satisfies ResponseFault,
  redirected: (to: string): ResponseFault => {
    return () => new Response(null, { status: 307, headers: { location: to } });
  },
  /** The connection breaks in the middle of the response. */
  lost: ((answer) => {
    const pieces = ['{"status":true,'];
    const body = new ReadableStream({
      pull: (stream) => {
        const piece = pieces.shift();
        if (piece === undefined) stream.error(new Error('The answer was lost.'));
        else stream.enqueue(new TextEncoder().encode(piece));
      },
    });
    // Declared as chunked, so that the server sends what there is and does not wait for the rest.
    return new Response(body, { status: answer.status, headers: { 'transfer-encoding': 'chunked' } });
  }) satisfies ResponseFault,
  slow: (until: Promise<unknown>): ResponseFault => {
    return async (answer) => {
      await until;
      return answer;
    };
  },
};
