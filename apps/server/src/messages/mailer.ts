import { createTransport } from 'nodemailer';
import type { MailSettings } from './mailSettings.ts';

interface Letter {
  to: string;
  subject: string;
  text?: string;
  html?: string;
}

/** Somebody waits for the answer to a sign-up meanwhile. */
const TIMEOUT_MS = 10_000;

/** The letters of the embedded engine by SMTP; a hosted project sends its own. */
export function createMailer({ smtpUrl, from }: MailSettings) {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // A letter's words come from strangers too: nothing of it is a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, subject, text, html }: Letter): Promise<void> => {
    try {
      await transport.sendMail({
        from,
        to,
        subject,
        ...(text !== undefined && { text }),
        ...(html !== undefined && { html }),
      });
    } catch (error) {
      // What the other side said may quote the receiver's address.
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
      throw new Error(`A letter could not be sent (${code}).`, { cause: error });
    }
  };
}
