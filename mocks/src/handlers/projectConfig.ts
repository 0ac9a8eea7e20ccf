import { http, HttpResponse, type HttpHandler } from 'msw';
import type { MockOptions } from '../respond.ts';

/** Names the server itself as the Supabase project. The web app also uses it to check that the server is reachable. */
export const projectConfig = ({ scenario }: MockOptions): HttpHandler =>
  http.get('*/config.json', () =>
    scenario === 'offline'
      ? HttpResponse.error()
      : HttpResponse.json({
          supabaseUrl: '',
          publishableKey: 'pretend-key',
          apiBase: '',
          paidOrdersOnly: false,
        }),
  );
