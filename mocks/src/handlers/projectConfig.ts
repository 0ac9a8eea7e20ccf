import { http, HttpResponse, type HttpHandler } from 'msw';

/** Which project is behind the server: itself. */
export const projectConfig = (): HttpHandler =>
  http.get('*/config.json', () =>
    HttpResponse.json({ supabaseUrl: '', publishableKey: 'pretend-key', apiBase: '', paidOrdersOnly: false }),
  );
