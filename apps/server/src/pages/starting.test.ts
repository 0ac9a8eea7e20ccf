import { expect, test } from 'vitest';
import { listen } from '../listen.ts';

const asReader = (language: string) => ({ accept: 'text/html,*/*;q=0.8', 'accept-language': language });

test('a page in the reader’s language says that the server is starting, and refreshes itself until it is ready', async () => {
  const listener = await listen('127.0.0.1', 0);
  const address = `http://127.0.0.1:${listener.port}/our-bags`;
  try {
    for (const [language, start, words] of [
      ['en', '<html lang="en" dir="ltr">', 'One moment'],
      ['ar-LB', '<html lang="ar" dir="rtl">', 'لحظة من فضلك'],
    ] as const) {
      const answer = await fetch(address, { headers: asReader(language) });
      expect(answer.status).toBe(503);
      expect(answer.headers.get('refresh')).toBe('2');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      const page = await answer.text();
      expect(page).toContain(start);
      expect(page).toContain(words);
    }
    // A refresh would resubmit a form without its content.
    for (const call of [{}, { method: 'POST', headers: asReader('ar') }]) {
      const answer = await fetch(address, call);
      expect(answer.status).toBe(503);
      expect(answer.headers.get('refresh')).toBeNull();
      expect(answer.headers.get('retry-after')).toBe('2');
      expect(await answer.json()).toMatchObject({ code: 'starting' });
    }
  } finally {
    await listener.stop();
  }
});
