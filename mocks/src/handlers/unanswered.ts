import { http, HttpResponse, type HttpHandler } from 'msw';

/** Wherever the backend is; a page's own files have such words further on in their address. */
const BACKEND = /^https?:\/\/[^/]+\/(?:api|auth\/v1|rest\/v1|storage\/v1)\//;

/** A call that nobody pretends to answer fails, so that it is not taken for an answer of the server's. */
export const unanswered: HttpHandler = http.all(BACKEND, ({ request }) => {
  const { pathname, search } = new URL(request.url);
  console.error(
    `Nobody pretends to answer ${request.method} ${pathname}${search}. Add it to mocks/src/handlers.`,
  );
  return HttpResponse.error();
});

/** The connection is cut: accounts and tables are not answered at all. */
export const cutOff: HttpHandler = http.all(/\/(?:auth|rest)\/v1\//, () => HttpResponse.error());
