import { createTransport } from 'nodemailer';
import type { MailSettings } from './mailSettings.ts';

interface Letter {
  to: string;
  subject: string;
  text?: string;
  html?: string;
}

/** A sign-up request waits for this. */
const TIMEOUT_MS = 10_000;

/** Sends e-mails by SMTP: invitations, and those about accounts for the embedded engine; a hosted project sends the latter itself. */
export function createMailer({ smtpUrl, from }: MailSettings) {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // The text may come from strangers, so no part of it may be read as a file or a URL.
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
      // The server's response may quote the recipient's address.
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
      throw new Error(`A letter could not be sent (${code}).`, { cause: error });
    }
  };
}
