import { extname } from 'node:path';
import { lintSource } from '@secretlint/core';
import { rules } from '@secretlint/secretlint-rule-preset-recommend';

// Exceptions are in the list below, not in comments beside the text.
const KNOWN = rules
  .map((rule) => ({ id: rule.meta.id, rule }))
  .filter(({ id }) => id !== '@secretlint/secretlint-rule-filter-comments');

/** Secrets that secretlint does not know. */
const OWN = [
  { name: 'private key', pattern: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/g },
  { name: 'Supabase key', pattern: /\bsb_secret_[\w-]{20,}/g },
  { name: 'signed token', pattern: /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/g },
  { name: 'WhatsApp token', pattern: /\bEAA[A-Za-z0-9]{40,}/g },
  { name: 'Chromatic token', pattern: /\bchpt_[0-9a-f]{12,}/g },
  {
    name: 'setting with its value',
    pattern: /\b(?:SUPABASE_SECRET_KEY|WHISH_SECRET|WHATSAPP_TOKEN)['"]?\s*[:=]\s*['"]?(?=\w*\d)[\w-]{20,}/g,
  },
];

/** Exceptions: this text in this file. */
const ALLOWED = [
  {
    file: 'apps/server/src/outbox/outboxPage.test.ts',
    // Assembled, so that this file needs no exception of its own.
    text: ['http://me', 'secret@127.0.0.1'].join(':'),
    reason: 'an example URL of the local machine',
  },
];

/** The secrets in a text by name and line, and the exceptions that were needed. */
export async function secretsIn(file, content) {
  const { messages } = await lintSource({
    source: { filePath: file, content, ext: extname(file), contentType: 'text' },
    options: { config: { rules: KNOWN } },
  });
  const all = [
    ...messages.map(({ messageId, range }) => ({ name: messageId, at: range[0] })),
    ...OWN.flatMap(({ name, pattern }) =>
      Array.from(content.matchAll(pattern), ({ index }) => ({ name, at: index })),
    ),
  ];
  const allowanceFor = ({ at }) =>
    ALLOWED.find((each) => each.file === file && content.startsWith(each.text, at));
  const lineOf = ({ at }) => content.slice(0, at).split('\n').length;
  return {
    found: all.filter((each) => !allowanceFor(each)).map((each) => `${file}:${lineOf(each)} ${each.name}`),
    needed: all.map(allowanceFor).filter(Boolean),
  };
}

export const spareAllowances = (needed) => ALLOWED.filter((each) => !needed.includes(each));
