/** Reads the e-mails and WhatsApp messages that the shop sends. */
import { expect, type Page } from '@playwright/test';
import type { BuyingTexts } from './buyingTexts.ts';

export interface Outbox {
  /** The link of the newest e-mail that leads to `path`; a later call waits for a link that was not returned before. */
  linkFor: (email: string, path?: string) => Promise<string>;
  readWhatsApp: (texts: BuyingTexts, orderCode: string, method: 'delivery' | 'pickup') => Promise<void>;
}

/** Searches the server's local outbox page. */
export function createOutbox(page: Page): Outbox {
  const returned: string[] = [];
  return {
    async linkFor(email, path = '/auth/v1/verify') {
      const newest = page.locator(`a[href*="${path}"]`).first();
      let link = '';
      // The server responds before it sends the e-mail.
      await expect(async () => {
        await page.goto(`/outbox?q=${encodeURIComponent(email)}`);
        link = (await newest.getAttribute('href', { timeout: 1_000 })) ?? '';
        expect(returned).not.toContain(link);
      }).toPass();
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
