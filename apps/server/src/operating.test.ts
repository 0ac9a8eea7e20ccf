/** The operator's documentation compared with the code. */
import fs from 'node:fs';
import path from 'node:path';
import { EMAIL_REDIRECT_PATH } from '@zawadeh/domain';
import { expect, test } from 'vitest';
import { ORDER_MESSAGE_KINDS } from './messages/sender.ts';
import { whatsapp } from './messages/whatsapp.ts';
import { messageText } from './messages/texts.ts';

const root = path.join(import.meta.dirname, '../../..');
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
const operating = read('docs/operating.md');
const example = read('.env.example');

const sources = fs
  .readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(?:^|[/\\])testing[/\\]/.test(file))
  .map((file) => fs.readFileSync(path.join(import.meta.dirname, file), 'utf8'));

const namesIn = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, name = '']) => name);
/** Variables read by name or from a list of names; others belong to the libraries. */
const variables = new Set(
  sources.flatMap((source) => [
    ...namesIn(source, /\benv\.([A-Z][A-Z_]+)\b(?! = )/g),
    ...(/\benv\[/.test(source) ? namesIn(source, /'([A-Z]+(?:_[A-Z]+)+)'/g) : []),
  ]),
);

test('every variable the server reads is in the example and explained, and no other', () => {
  expect(variables).toContain('SUPABASE_URL');
  expect(variables).toContain('WHISH_SECRET');
  const sorted = [...variables].toSorted();
  expect(namesIn(example, /^([A-Z_]+)=/gm).toSorted()).toEqual(sorted);
  expect(namesIn(operating, /^\| `([A-Z_]+)` \|/gm).toSorted()).toEqual(sorted);
});

const ORDER_WAYS = [
  { deliveryMethod: 'delivery', isGift: false },
  { deliveryMethod: 'pickup', isGift: false },
  { deliveryMethod: 'pickup', isGift: true },
] as const;

const writtenAt = Date.parse('2026-11-21T17:30:00+02:00');
const oven = {
  store: { en: 'Al-Tell Oven', ar: 'فرن التلّ' },
  pickupStart: writtenAt,
  pickupEnd: writtenAt + 3 * 60 * 60_000,
  pickupText: null,
};

/** The request to the Cloud API for a message, and its text with the template's parameters. */
async function templateOf(message: Parameters<typeof messageText>[0]) {
  let sent = '';
  const account = { apiBase: 'https://cloud.invalid', phoneNumberId: '1', token: 'token' };
  await whatsapp(account, async (_, { body }) => {
    sent = typeof body === 'string' ? body : '';
    return Response.json({});
  })(message);
  const { template } = JSON.parse(sent) as {
    template: { name: string; components: Array<{ parameters: Array<{ text: string }> }> };
  };
  const parameters = template.components[0]?.parameters.map(({ text }) => text) ?? [];
  const body = parameters.reduce(
    (text, parameter, place) => text.replace(parameter, `{{${place + 1}}}`),
    messageText(message),
  );
  return `| \`${template.name}\` | ${message.language} | ${body} |`;
}

test('every message has its templates in the list, word for word', async () => {
  const rows = await Promise.all([
    ...(['en', 'ar'] as const).map((language) =>
      templateOf({
        kind: 'bag_back',
        language,
        to: '+96170123456',
        customerName: 'Rima',
        title: { en: 'Knafeh Box', ar: 'علبة كنافة' },
        store: { en: 'Zahra Sweets', ar: 'حلويات الزهرة' },
        bagUrl: 'https://zawadeh.example/bag/1',
        endUrl: 'https://zawadeh.example/alerts/end/1',
      }),
    ),
    // A free order is confirmed without an amount. A delivery has its fee.
    ...[
      ...ORDER_MESSAGE_KINDS.map((kind) => ({ kind, amountCents: 1_250 })),
      { kind: 'order_paid', amountCents: 0 } as const,
    ].flatMap(({ kind, amountCents }) =>
      ORDER_WAYS.filter((way) => amountCents > 0 || way.deliveryMethod === 'pickup').flatMap(
        ({ deliveryMethod, isGift }) =>
          (['en', 'ar'] as const).flatMap((language) =>
            [[], [oven]].map((places) =>
              templateOf({
                kind,
                deliveryMethod,
                isGift,
                language,
                to: '+96170123456',
                orderCode: 'ZWD-7K3M9QX2',
                ticketUrl: 'https://zawadeh.example/ticket/ZWD-7K3M9QX2',
                customerName: 'Rima',
                amountCents,
                places,
                gifts: { given: 2, paid: 3 },
                reason: 'The oven broke',
                lost: { title: { en: 'Bread of Today', ar: 'خبز اليوم' }, quantity: 2 },
                writtenAt,
              }),
            ),
          ),
      ),
    ),
  ]);
  const listed = operating.split('\n').filter((line) => /^\| `[a-z_]+` \| (?:en|ar) \|/.test(line));
  expect(listed.toSorted()).toEqual([...new Set(rows)].toSorted());
});

test('the link in confirmation e-mails may lead where the instructions allow it to', () => {
  expect(operating).toContain(`\`https://zawadeh.example${EMAIL_REDIRECT_PATH}\``);
});

test('the image is built from existing files', () => {
  const copied = read('Dockerfile')
    .split('\n')
    .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
    .flatMap((line) => line.split(' ').slice(1, -1));
  expect(copied.length).toBeGreaterThan(10);
  expect(copied.filter((file) => !fs.existsSync(path.join(root, file)))).toEqual([]);
  const workspaces = namesIn(read('package-lock.json'), /"((?:apps|packages)\/[\w-]+|mocks)": \{/g);
  expect(workspaces.length).toBeGreaterThan(3);
  expect(workspaces.filter((folder) => !copied.includes(`${folder}/package.json`))).toEqual([]);
});

test('no copied file contains a secret', () => {
  const ignored = read('.dockerignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.env', '.env.*', '.data', '.git', '**/node_modules']));
});
