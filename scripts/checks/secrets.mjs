import { extname } from 'node:path';
import { lintSource } from '@secretlint/core';
import { rules } from '@secretlint/secretlint-rule-preset-recommend';

// What is allowed stands in the list below, and not in comments beside what they hide.
const KNOWN = rules
  .map((rule) => ({ id: rule.meta.id, rule }))
  .filter(({ id }) => id !== '@secretlint/secretlint-rule-filter-comments');

/** What this shop has besides. */
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

/** Open on purpose: this text in this file. */
const ALLOWED = [
  {
    file: 'apps/server/src/outbox/outboxPage.test.ts',
    // In two, so that this list is not one more place that has to be allowed.
    text: ['http://me', 'secret@127.0.0.1'].join(':'),
    why: 'an address as somebody may type it, of the machine it is typed on',
  },
];

/** What is in a text, without repeating it, and which allowances were needed. */
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
