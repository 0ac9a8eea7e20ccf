/** What the shop writes to a person, wherever that is to be read. */
import { expect, type Page } from '@playwright/test';
import type { BuyingWords } from './buyingWords.ts';

export interface Outbox {
  /** Where the link of the newest e-mail leads; the second time, that of one that has come since. */
  linkFor: (email: string) => Promise<string>;
  readWhatsApp: (say: BuyingWords, orderCode: string, method: 'delivery' | 'pickup') => Promise<void>;
}

/** The server's own page, as whoever sits at the machine looks for a message in it. */
export function localOutbox(page: Page): Outbox {
  const given: string[] = [];
  return {
    async linkFor(email) {
      const newest = page.locator('a[href*="/auth/v1/verify"]').first();
      let link = '';
      // Who asks for a letter is answered before it is sent.
      await expect(async () => {
        await page.goto(`/outbox?q=${encodeURIComponent(email)}`);
        link = (await newest.getAttribute('href', { timeout: 1_000 })) ?? '';
        expect(given).not.toContain(link);
      }).toPass({ timeout: 15_000 });
      given.push(link);
      return link;
    },

    async readWhatsApp(say, orderCode, method) {
      const message = page.getByRole('article').filter({ hasText: say.received });
      await expect(async () => {
        await page.goto(`/outbox?q=${orderCode}`);
        await expect(message).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await expect(message).toContainText(say.whatsApp);
      await expect(message).toContainText(say.byWhatsApp[method]);
    },
  };
}

/** The mocks have no mailbox: a link stands in the console, and WhatsApp brings nothing. */
export function pretendOutbox(page: Page): Outbox {
  const said: string[] = [];
  page.on('console', (line) => said.push(line.text()));
  return {
    async linkFor(email) {
      const link = () => said.find((line) => line.includes(email))?.match(/https?:\S+/)?.[0] ?? '';
      await expect.poll(link).not.toBe('');
      // It leads to the page that is open, which would only go to another place in itself.
      await page.goto('about:blank');
      return link();
    },
    readWhatsApp: async () => {},
  };
}
