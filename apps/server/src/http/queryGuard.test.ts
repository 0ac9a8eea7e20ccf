import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { queryGuard } from './queryGuard.ts';

const app = new Hono().use(queryGuard).get('/rest/v1/surprise_bags', (context) => context.text('answered'));
const ask = async (query: string) => (await app.request(`/rest/v1/surprise_bags?${query}`)).status;

const nested = (depth: number) => `select=${'stores('.repeat(depth)}id${')'.repeat(depth)}`;

/** Forty of these were measured to block the embedded server for seconds. */
const embedded = (count: number) =>
  `select=${Array.from({ length: count }, (_no, index) => `b${index}:surprise_bags!inner(id)`).join(',')}`;
const filters = (count: number) =>
  `select=id&${Array.from({ length: count }, () => 'quantity=gt.0').join('&')}`;

/** Measured to produce a response of 13 MB. */
const renamed = (count: number) =>
  `select=id,stores(id,${Array.from({ length: count }, (_no, index) => `a${index}:description`).join(',')})`;
const columns = (count: number) =>
  `select=${Array.from({ length: count }, (_no, index) => `c${index}`).join(',')}`;

const list = (count: number) =>
  `in.(${Array.from({ length: count }, () => '5b7e9c1d-3f2a-4e6b-8d4c-0a1b2c3d4e5f').join(',')})`;
const search = (words: number) => Array.from({ length: words }, (_no, index) => `w${index}`).join('%20or%20');

test.each([
  'select=id,title,store:stores(id,name)',
  'select=id,at:created_at::text,store:stores(id,name),other:stores(id)',
  renamed(4),
  columns(40),
  nested(2),
  embedded(3),
  filters(29),
  'title=ilike.*match*&order=created_at.desc',
  'or=(title.ilike.*a*,and(quantity.gt.0,sale_price.lt.5))',
  'id=in.(1,2,3)',
  `id=${list(300)}`,
  `id=not.${list(300)}`,
  `title=ilike.*${'x'.repeat(990)}*`,
  'description=wfts.bread%20or%20cheese',
  `description=wfts(english).${search(20)}`,
])('%s is answered', async (query) => {
  expect(await ask(query)).toBe(200);
});

test.each([
  renamed(5),
  renamed(900),
  columns(41),
  'select=a:title,b:title::text,c:details->>title,d:title,e:title,title',
  nested(3),
  embedded(4),
  embedded(40),
  `select=${'a(b(id)),'.repeat(2)}id`,
  'select=id&select=a(id),b(id),c(id),d(id)',
  filters(30),
  `select=${'a('.repeat(2000)}`,
  'description=match.(.*)(.*)\\1',
  'description=not.imatch.(a%2B)%2B',
  'description=imatch(any).{a,b}',
  'or=(description.match.(a%2B)%2B,id.eq.1)',
  'not.and=(description.imatch.x)',
  'description=%6Datch.(.*)x',
  `id=${list(330)}`,
  `or=(id.${list(30)})`,
  `title=ilike.*${'x'.repeat(1_000)}*`,
  `description=wfts.${search(300)}`,
  `description=wfts.${search(35)}`,
  `description=not.phfts(english).${search(35)}`,
  `or=(title.fts.${search(35)},id.eq.1)`,
  `description=plfts.${search(20)}&title=wfts.${search(20)}`,
])('%s is rejected before it runs', async (query) => {
  expect(await ask(query)).toBe(400);
});
