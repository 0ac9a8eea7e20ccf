/** Reads the e-mails and WhatsApp messages that the shop sends. */
import { expect, type Page } from '@playwright/test';
import type { BuyingTexts } from './buyingTexts.ts';

export interface OutboxReader {
  /** The link of the newest e-mail; a later call waits for a link that was not returned before. */
  linkFor: (email: string) => Promise<string>;
  readWhatsApp: (texts: BuyingTexts, orderCode: string, method: 'delivery' | 'pickup') => Promise<void>;
}

/** Searches the server's local outbox page. */
export function serverOutbox(page: Page): OutboxReader {
  const returned: string[] = [];
  return {
    async linkFor(email) {
      const newest = page.locator('a[href*="/auth/v1/verify"]').first();
      let link = '';
      // The server responds before it sends the e-mail.
      await expect(async () => {
        await page.goto(`/outbox?q=${encodeURIComponent(email)}`);
        link = (await newest.getAttribute('href', { timeout: 1_000 })) ?? '';
        expect(returned).not.toContain(link);
      }).toPass({ timeout: 15_000 });
      returned.push(link);
      return link;
    },

    async readWhatsApp(texts, orderCode, method) {
      const message = page.getByRole('article').filter({ hasText: texts.received });
      await expect(async () => {
        await page.goto(`/outbox?q=${orderCode}`);
        await expect(message).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await expect(message).toContainText(texts.whatsApp);
      await expect(message).toContainText(texts.byWhatsApp[method]);
    },
  };
}

/** The mocks have no mailbox: they print links to the console, and send nothing by WhatsApp. */
export function mockOutbox(page: Page): OutboxReader {
  const consoleLines: string[] = [];
  page.on('console', (line) => consoleLines.push(line.text()));
  return {
    async linkFor(email) {
      const link = () => consoleLines.find((line) => line.includes(email))?.match(/https?:\S+/)?.[0] ?? '';
      await expect.poll(link).not.toBe('');
      // The link has the path of the open page, where the browser would only change the hash.
      await page.goto('about:blank');
      return link();
    },
    readWhatsApp: async () => {},
  };
}
