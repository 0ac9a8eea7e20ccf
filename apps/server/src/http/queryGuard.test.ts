import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { queryGuard } from './queryGuard.ts';

const app = new Hono().use(queryGuard).get('/rest/v1/surprise_bags', (context) => context.text('answered'));
const ask = async (query: string) => (await app.request(`/rest/v1/surprise_bags?${query}`)).status;

const nested = (depth: number) => `select=${'stores('.repeat(depth)}id${')'.repeat(depth)}`;

test.each([
  'select=id,title,store:stores(id,name)',
  nested(2),
  'title=ilike.*match*&order=created_at.desc',
  'or=(title.ilike.*a*,and(quantity.gt.0,sale_price.lt.5))',
  'id=in.(1,2,3)',
])('%s is answered', async (query) => {
  expect(await ask(query)).toBe(200);
});

test.each([
  nested(3),
  `select=${'a('.repeat(2000)}`,
  'description=match.(.*)(.*)\\1',
  'description=not.imatch.(a%2B)%2B',
  'description=imatch(any).{a,b}',
  'or=(description.match.(a%2B)%2B,id.eq.1)',
  'not.and=(description.imatch.x)',
  'description=%6Datch.(.*)x',
])('%s is refused before it runs', async (query) => {
  expect(await ask(query)).toBe(400);
});
