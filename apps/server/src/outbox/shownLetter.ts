import { foldForSearch, formatPhone, readInstant, type Instant, type Locale } from '@zawadeh/domain';
import type { Letter } from './outbox.ts';
import { plainTextOf } from './plainText.ts';
import { isMessageKind, TEXTS } from './messages.ts';

/** Text, or a link to this server. */
export interface Piece {
  text: string;
  href?: string;
}

export interface ShownLetter {
  channel: 'email' | 'whatsapp';
  to: string;
  title: string;
  sentAt: Instant | null;
  pieces: Piece[];
}

/** The prefix of subjects before letters had a channel. */
const OLD_WHATSAPP = /^WhatsApp: */;
/** Without the full stop at the end of a sentence. */
const ADDRESS = /(https?:\/\/[^\s<>"'\u2066-\u2069]*[\w/=&#%-])/i;
/** Invisible direction marks, which are never typed. */
const UNSEEN = /\p{Cf}/gu;

/** Only our own addresses become links, because the text may come from strangers. */
function pieceOf(text: string, origin: string): Piece {
  const url = ADDRESS.test(text) ? URL.parse(text) : null;
  if (url?.origin !== origin || url.username || url.password) return { text };
  // The rest is a token of three lines.
  return { text: `${url.host}${url.pathname}${url.search || url.hash ? '…' : ''}`, href: url.href };
}

export function shownLetter(letter: Letter, locale: Locale, origin: string): ShownLetter {
  const byWhatsApp =
    letter.channel === undefined ? OLD_WHATSAPP.test(letter.subject) : letter.channel === 'whatsapp';
  const channel = byWhatsApp ? 'whatsapp' : 'email';
  const subject = (byWhatsApp ? letter.subject.replace(OLD_WHATSAPP, '') : letter.subject).trim();
  const pieces = (letter.text ?? plainTextOf(letter.html ?? ''))
    .trim()
    .split(ADDRESS)
    .map((text) => pieceOf(text, origin));
  return {
    channel,
    to: formatPhone(letter.to),
    title:
      (byWhatsApp && isMessageKind(subject) ? TEXTS[locale].kinds[subject] : subject) ||
      TEXTS[locale].untitled,
    sentAt: readInstant(letter.sentAt),
    pieces,
  };
}

const searchable = (text: string): string => foldForSearch(text.replace(UNSEEN, ''));

/** Searches only what is shown, so the hidden rest of a long link does not match. */
export function matches({ to, title, pieces }: ShownLetter, filter: string): boolean {
  const seen = [to, to.replaceAll(' ', ''), title, pieces.map(({ text }) => text).join('')].join('\n');
  return searchable(seen).includes(searchable(filter));
}
