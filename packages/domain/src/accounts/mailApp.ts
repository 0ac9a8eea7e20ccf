/** Where the letter to an address can be read. */

const GMAIL = 'https://mail.google.com/';
const OUTLOOK = 'https://outlook.live.com/mail/';
const YAHOO = 'https://mail.yahoo.com/';
const ICLOUD = 'https://www.icloud.com/mail';
const PROTON = 'https://mail.proton.me/';

const MAIL_PAGES: ReadonlyMap<string, string> = new Map([
  ['gmail.com', GMAIL],
  ['googlemail.com', GMAIL],
  ['outlook.com', OUTLOOK],
  ['hotmail.com', OUTLOOK],
  ['live.com', OUTLOOK],
  ['msn.com', OUTLOOK],
  ['yahoo.com', YAHOO],
  ['ymail.com', YAHOO],
  ['icloud.com', ICLOUD],
  ['me.com', ICLOUD],
  ['proton.me', PROTON],
  ['protonmail.com', PROTON],
]);

/** The inbox of the mail app that is part of iOS. No other system opens an inbox from a page. */
const APPLE_MAIL = 'message://';
const IOS = /iPhone|iPad|iPod/;

/** Opens the mail app, or the page of the mail provider; null where the device knows neither. */
export function mailAppOf(email: string, userAgent: string): string | null {
  const domain = email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();
  return MAIL_PAGES.get(domain) ?? (IOS.test(userAgent) ? APPLE_MAIL : null);
}
