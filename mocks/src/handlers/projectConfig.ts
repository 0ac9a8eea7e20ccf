import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Pretence } from '../pretence.ts';

/** Which project is behind the server: itself. Whether the server can be reached is seen by it, too. */
export const projectConfig = ({ scenario }: Pretence): HttpHandler =>
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
