import { http, HttpResponse, type HttpHandler } from 'msw';

/** The line is cut: accounts and tables are not answered at all. */
export const cutOff: HttpHandler = http.all(/\/(?:auth|rest)\/v1\//, () => HttpResponse.error());
