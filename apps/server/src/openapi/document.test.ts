import { readFile } from 'node:fs/promises';
import { ERROR_ANSWERS, ERROR_CODES, isErrorCode, SURPRISE_BAGS_PATH } from '@zawadeh/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { defaultApiCallsPerMinute } from '../http/rateLimit.ts';
import { openApiDocument } from './document.ts';
import { addressOf, document, named, operations, schemas } from './testing/described.ts';
import { serverWith } from '../testing/serverWith.ts';
import { schemaMismatches } from './testing/schemaMismatches.ts';

afterEach(() => vi.useRealTimers());

const NOT_OURS = /^\/(auth|rest|storage)\/v1\//;

test('every route of the server is described, and every call that is described is a route', () => {
  const nameless = (path: string) => path.replace(/:\w+|\{\w+\}/g, '{}');
  const routes = serverWith()
    .routes.filter(({ method, path }) => method !== 'ALL' && !NOT_OURS.test(path))
    .map(({ method, path }) => `${method} ${nameless(path)}`);
  const described = operations.map(({ method, path }) => `${method.toUpperCase()} ${nameless(path)}`);
  expect(described.toSorted()).toEqual(Array.from(new Set(routes)).toSorted());
});

test('the document is served with the limits of this server', async () => {
  const answer = await serverWith().request('/openapi.json');
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(document)));
  const stricter = serverWith({ apiCallsPerMinute: { '/api/whish': 3 } });
  const { paths } = (await (await stricter.request('/openapi.json')).json()) as typeof document;
  expect(paths['/api/whish']?.post?.['x-rate-limit']?.callsPerMinute).toBe(3);
});

test('the head of the document follows OpenAPI 3.1, with the server’s version', async () => {
  const { openapi, info, tags, components, paths } = document;
  const { version } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'));
  expect(openapi).toMatch(/^3\.1\.\d$/);
  expect(info).toEqual({ title: expect.any(String), version, description: expect.any(String) });
  expect(tags.map(({ name }) => name)).toEqual(
    Array.from(new Set(operations.flatMap(({ operation }) => operation.tags))),
  );
  for (const name of Object.keys(components.schemas)) expect(name).toMatch(/^[\w.-]+$/);
  for (const path of Object.keys(paths)) expect(path).toMatch(/^\//);
});

test('no two calls have one name', () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z][A-Za-z]+$/);
});

test('every reference leads somewhere, and every schema is referred to', () => {
  const references = new Set<string>();
  JSON.stringify(document, (key, value: unknown) => {
    if (key === '$ref') references.add(String(value));
    return value;
  });
  const known = Object.keys(schemas).map((name) => `#/components/schemas/${name}`);
  expect(Array.from(references).toSorted()).toEqual(known.toSorted());
});

test.each(named)('%s has a description, an audience and its answers', (_, { path, operation }) => {
  const { summary, description, security, responses, parameters = [], tags } = operation;
  expect([summary, description]).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\w/)]);
  expect(tags).toHaveLength(1);
  for (const requirement of security) {
    expect(Object.keys(document.components.securitySchemes)).toEqual(
      expect.arrayContaining(Object.keys(requirement)),
    );
  }
  expect(Object.keys(responses)).toContainEqual(expect.stringMatching(/^2\d\d$/));
  for (const [status, answer] of Object.entries(responses)) {
    expect(status).toMatch(/^[2-5]\d\d$/);
    expect(answer.description).toMatch(/\w/);
  }
  const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name);
  expect(parameters.filter((each) => each.in === 'path').map(({ name }) => name)).toEqual(inPath);
  for (const each of parameters) {
    expect(each.required === true).toBe(each.in === 'path');
    expect(schemaMismatches(each.schema, each.example, schemas)).toEqual([]);
    expect(each.example).toMatch(new RegExp(each.schema.pattern ?? ''));
  }
});

test.each(named)('the examples of %s match its schemas', (_, { operation }) => {
  const bodies = [operation.requestBody, ...Object.values(operation.responses)];
  for (const media of bodies.flatMap((body) => Object.values(body?.content ?? {}))) {
    for (const { value } of Object.values(media.examples ?? {})) {
      expect(schemaMismatches(media.schema ?? {}, value, schemas)).toEqual([]);
    }
  }
});

test.each(named)('the codes of %s are the server’s, each with its status', (_, { operation }) => {
  for (const [status, { content = {}, headers = {} }] of Object.entries(operation.responses)) {
    if (Number(status) < 400) continue;
    const { schema = {}, examples = {} } = content['application/json'] ?? {};
    const codes = Object.keys(examples);
    expect(codes).not.toEqual([]);
    expect(schema.properties?.code?.enum).toEqual(codes);
    for (const code of codes) expect(isErrorCode(code) && ERROR_ANSWERS[code][0]).toBe(Number(status));
    expect('Retry-After' in headers).toBe(['429', '503'].includes(status));
  }
});

test('every code that the server can answer with is in the schema of problems', () => {
  expect(schemas.Problem?.properties?.code?.enum).toEqual(ERROR_CODES);
});

/** Each group has a limit of its own, so that a call that is counted with another group is found. */
const limits = Object.fromEntries(
  Object.keys(defaultApiCallsPerMinute).map((group, place) => [group, place + 1]),
);
const limited = openApiDocument({ perAddress: limits, perUser: limits }).paths;

test.each(named)('%s has the described rate limit', async (_, described) => {
  // A new minute would begin a new count.
  vi.setSystemTime(Date.now());
  const limit = limited[described.path]?.[described.method]?.['x-rate-limit'];
  const app = serverWith({ apiCallsPerMinute: limits });
  const most = limit?.callsPerMinute ?? Math.max(...Object.values(limits));
  const call = async () =>
    (await app.request(addressOf(described), { method: described.method.toUpperCase() })).status;
  for (let count = 0; count < most; count += 1) expect(await call()).not.toBe(429);
  expect((await call()) === 429).toBe(limit !== undefined);
  // Only searches of the list of bags are counted.
  const isSearched = described.path === SURPRISE_BAGS_PATH;
  expect('429' in described.operation.responses).toBe(limit !== undefined || isSearched);
});

test('other limits make another document', () => {
  const limits = { perAddress: { '/api/send-message': 3 }, perUser: { '/api/send-message': 1 } };
  expect(openApiDocument(limits).paths['/api/send-message']?.post?.['x-rate-limit']).toEqual({
    callsPerMinute: 3,
    countedWith: '/api/send-message',
    callsOfOnePerson: 1,
  });
});
