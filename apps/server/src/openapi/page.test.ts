import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { curlOf } from './curl.ts';
import { openApiPage } from './page.ts';
import type { OpenApi } from './shape.ts';
import { document, firstExample, named, operations } from './testing/described.ts';
import { serverWith } from '../testing/serverWith.ts';

const ORIGIN = 'https://shop.example';
const HOSTILE = `<script>alert(1)</script><img src=x onerror='alert(2)'>"&`;

const { body, language } = openApiPage(document)(ORIGIN);
/** The visible text, without tags and line-break hints. */
const read = body
  .replace(/<wbr \/>/g, '')
  .replace(/<[^>]*>/g, ' ')
  .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
  .replace(/\s+/g, ' ');

test('its content policy allows its own style and nothing else', async () => {
  const answer = await serverWith().request('/openapi');
  const page = await answer.text();
  const policy = answer.headers.get('content-security-policy') ?? '';
  const [, nonce = ''] = /style-src 'nonce-([\w-]+)'/.exec(policy) ?? [];
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|script-src|\*/);
  expect(page).toContain(`<style nonce="${nonce}">`);
  expect((await (await serverWith().request('/openapi')).text()).includes(nonce)).toBe(false);
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
  expect(page).not.toMatch(/<script|<link|<iframe|<img|\sstyle=|\son\w+=|javascript:/i);
});

test('it has every call with its path, its fields, its codes and what it means', () => {
  for (const { path, operation } of operations) {
    expect(read).toContain(path);
    expect(read).toContain(operation.summary);
    for (const { content = {} } of Object.values(operation.responses)) {
      for (const code of Object.keys(content['application/json']?.examples ?? {}))
        expect(read).toContain(code);
    }
  }
  for (const name of Object.keys(document.components?.schemas?.CheckoutRequest?.properties ?? {})) {
    expect(read).toContain(` ${name} `);
  }
  expect(read).toContain(' details[].unitPrice ');
  expect(read).toContain(`export SERVER='${ORIGIN}'`);
});

test('it names the audience and the rate limits', () => {
  const partOf = (id: string) => new RegExp(`<article id="${id}"[^]*?</article>`).exec(body)?.[0] ?? '';
  expect(partOf('listBags')).toMatch(/Anybody may call\.<\/strong>\s*<\/p>/);
  expect(partOf('placeOrder')).toContain(
    'Whoever is signed in may call.</strong> At most 30 times a minute by one person and 600 times',
  );
  expect(partOf('streamPaidOrders')).toMatch(
    /Only for the role admin\.<\/strong>[^<]*together with other reads\./,
  );
});

test('it is English for every reader, and every link on it leads somewhere', () => {
  expect(language).toBe('en');
  const ids = Array.from(body.matchAll(/\sid="([^"]*)"/g), ([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, target = ''] of body.matchAll(/href="#([^"]*)"/g)) expect(ids).toContain(target);
  for (const [, label = ''] of body.matchAll(/aria-labelledby="([^"]*)"/g)) expect(ids).toContain(label);
  // A scrolling region must be focusable and have a name.
  for (const [tag] of body.matchAll(/<pre[^>]*>/g)) expect(tag).toMatch(/tabindex="0".*aria-label="[^"]+"/);
});

test('any text of a document is text on its page', () => {
  const hostile = JSON.parse(JSON.stringify(document), (key, value: unknown) =>
    typeof value === 'string' && key !== '$ref' && key !== 'in' ? `${value} ${HOSTILE}` : value,
  ) as OpenApi;
  const renamed = JSON.parse(
    JSON.stringify(hostile).replaceAll(
      /"(\/api\/whish|order_code|not_yours|Retry-After|Problem)":/g,
      (_, name) => `${JSON.stringify(`${name}${HOSTILE}`)}:`,
    ),
  ) as OpenApi;
  const page = openApiPage(renamed)(`https://${HOSTILE}`).body;
  expect(page).toContain('&#60;script&#62;');
  expect(page).not.toMatch(/<script|<img/i);
  // Every remaining tag has only our own attributes, each quoted.
  for (const [tag] of page.matchAll(/<[a-z][^>]*>/g)) {
    expect(tag).toMatch(/^<[a-z][a-z0-9]*(\s+[a-z-]+="[^"<>']*")*\s*\/?>$/);
  }
});

/** The arguments that a shell passes on. */
function argumentsOf(command: string): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\n${command}`;
  const env = { SERVER: ORIGIN, TOKEN: 'a-token' };
  return execFileSync('sh', ['-c', script], { env, encoding: 'utf8' }).split('\0').slice(0, -1);
}

test.each(named)('the example of %s is a valid shell command', (_, described) => {
  const { method, path, operation } = described;
  const typed = argumentsOf(curlOf(method, path, operation));
  const address = new URL(typed.find((each) => each.startsWith(ORIGIN)) ?? '');
  expect(decodeURIComponent(address.pathname)).toMatch(
    new RegExp(`^${path.replace(/\{\w+\}/g, '[^/{}]+')}$`),
  );
  expect(typed.includes('Authorization: Bearer a-token')).toBe(operation.security.length > 0);
  const parameters = operation.parameters ?? [];
  const headers = parameters.filter((each) => each.in === 'header');
  expect(typed).toEqual(expect.arrayContaining(headers.map(({ name, example }) => `${name}: ${example}`)));
  const query = parameters.filter((each) => each.in === 'query').map(({ name, example }) => [name, example]);
  expect(Array.from(address.searchParams)).toEqual(query);
  const sent = typed.includes('-d') ? JSON.parse(typed.at(-1) ?? '') : undefined;
  expect(sent).toEqual(firstExample(described));
});

test('a quotation mark in an example does not end it', () => {
  const name = `O'Brien; $(id) \`id\` "x"`;
  const path = '/a "path" of `id` $(id) \\';
  const [described] = operations.filter((each) => each.path === '/api/users/upsert');
  if (!described) throw new Error('Nobody has a profile');
  const content = { 'application/json': { examples: { one: { value: { name } } } } };
  const typed = argumentsOf(curlOf('post', path, { ...described.operation, requestBody: { content } }));
  expect(typed).toContain(`${ORIGIN}${path}`);
  expect(JSON.parse(typed.at(-1) ?? '')).toEqual({ name });
});
