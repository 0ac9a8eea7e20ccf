import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { describe, it } from 'node:test';
import { lintSource } from '@secretlint/core';
import { rules } from '@secretlint/secretlint-rule-preset-recommend';
import { root } from '../launcher/paths.mjs';
import { gitFiles } from './git-files.mjs';

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
async function secretsIn(file, content) {
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

const BUILD = 'apps/web/dist/client';

/** Images, fonts and archives contain no text. */
const isText = (bytes) => !bytes.includes(0);

async function scan(files) {
  const found = [];
  const needed = [];
  for (const file of files) {
    const bytes = readFileSync(join(root, file));
    if (!isText(bytes)) continue;
    const secrets = await secretsIn(file, bytes.toString('utf8'));
    found.push(...secrets.found);
    needed.push(...secrets.needed);
  }
  return { found, needed };
}

function filesUnder(folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => statSync(join(root, file)).isFile());
}

describe('secrets', () => {
  const files = gitFiles();

  it(
    'no file of the project has a secret',
    { skip: files ? false : 'this is no git repository' },
    async () => {
      const { found, needed } = await scan(files);
      assert.deepEqual(found, []);
      const spare = ALLOWED.filter((each) => !needed.includes(each));
      assert.deepEqual(spare, [], 'An allowance is not needed any more.');
    },
  );

  const isBuilt = existsSync(join(root, BUILD));
  it('no file of the web build has a secret', { skip: isBuilt ? false : 'nothing is built' }, async () => {
    assert.deepEqual((await scan(filesUnder(BUILD))).found, []);
  });
});

/** The test secrets are assembled at runtime, so that no scanner finds one in this file. */
const letters = (count) => 'q7Rz0Kx4Vb9Lm2Ws'.repeat(count).slice(0, count);
const PLANTED = [
  ['a key of AWS', `AWS_SECRET_ACCESS_KEY=${letters(40)}`],
  ['a token of GitHub', `ghp_${letters(36)}`],
  ['a password in an address', `https://shop:${letters(12)}@mail.example.com`],
  ['a database with its password', `postgres://shop:${letters(12)}@db.example.com/shop`],
  ['a private key', ['-----BEGIN', 'PRIVATE KEY-----'].join(' ')],
  ['a key of the database', `sb_secret_${letters(32)}`],
  ['a signed token', `eyJ${letters(12)}.eyJ${letters(20)}.${letters(43)}`],
  ['a token of WhatsApp', `EAA${letters(60)}`],
  ['a token of Chromatic', `chpt_${'0123456789abcdef'.slice(0, 15)}`],
  ['a setting with its value', `WHISH_SECRET=${letters(32)}`],
];

describe('planted secrets', () => {
  for (const [name, text] of PLANTED) {
    it(`a planted secret is found: ${name}`, async () => {
      const { found } = await secretsIn('docs/notes.md', `One line.\n${text}\n`);
      assert.equal(found.length > 0 && found.every((each) => each.startsWith('docs/notes.md:2 ')), true);
      assert.equal(found.join().includes(letters(8)), false);
    });
  }

  it('a secret is found beside a comment that would hide it', async () => {
    const { found } = await secretsIn('a.ts', `// secretlint-disable\nconst key = 'ghp_${letters(36)}';\n`);
    assert.equal(found.length, 1);
  });

  it('a secret is found that is allowed in another file', async () => {
    const text = ['see http://me', 'secret@127.0.0.1\n'].join(':');
    assert.equal((await secretsIn('docs/notes.md', text)).found.length, 1);
    assert.deepEqual((await secretsIn('apps/server/src/outbox/outboxPage.test.ts', text)).found, []);
  });
});

it('names and placeholders are no secrets', async () => {
  const text = [
    'WHISH_SECRET=',
    'postgres://user:password@host/name',
    "password: 'Zawadeh-admin-1'",
    "SUPABASE_SECRET_KEY: 'sb_secret_x'",
  ].join('\n');
  assert.deepEqual((await secretsIn('docs/notes.md', text)).found, []);
});
