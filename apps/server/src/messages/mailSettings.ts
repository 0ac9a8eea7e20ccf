import { StartError } from '../startError.ts';

export interface MailSettings {
  /** Includes user and password. */
  smtpUrl: string;
  /** An address, with or without a name before it. */
  from: string;
}

const ADDRESS = /^(?:[^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+)$/;

/** Null if no variable is set: e-mails then go to the local outbox. A partial configuration stops the start. */
export function readMailSettings(env: Readonly<Record<string, string | undefined>>): MailSettings | null {
  const smtpUrl = env.SMTP_URL?.trim() ?? '';
  const from = env.MAIL_FROM?.trim() ?? '';
  if (!smtpUrl && !from) return null;
  if (!smtpUrl || !from) throw new StartError('SMTP_URL and MAIL_FROM belong together: set both or none.');
  const url = URL.parse(smtpUrl);
  if (!url?.hostname || !/^smtps?:$/.test(url.protocol)) {
    throw new StartError('SMTP_URL is not an address such as smtps://user:password@mail.example:465.');
  }
  if (!ADDRESS.test(from)) throw new StartError('MAIL_FROM is not an e-mail address.');
  return { smtpUrl, from };
}
