import { once } from 'node:events';
import net from 'node:net';
import { expect, test, vi } from 'vitest';
import { listen } from './listen.ts';
import { offlinePorts } from './testing/offlinePorts.ts';
import { serverWith } from './testing/serverWith.ts';

test.each([
  ['/api/images', 'image/png'],
  ['/api/users/upsert', 'application/json'],
  ['/auth/v1/signup', 'application/json'],
  ['/rest/v1/stores', 'application/json'],
  ['/storage/v1/object/bags/x.png', 'image/png'],
])('a connection that is cut off on its way to %s is no failure of the server', async (path, type) => {
  const problems: string[] = [];
  const statuses: number[] = [];
  const app = serverWith({
    log: (problem) => problems.push(problem),
    identify: async () => ({ id: 'admin', email: null }),
    people: { ...offlinePorts.people, isAdmin: async () => true },
    // As the embedded engine does.
    supabase: (request) =>
      request.arrayBuffer().then(
        () => new Response(),
        () => new Response(null, { status: 500 }),
      ),
  });
  const listener = await listen('127.0.0.1', 0);
  listener.answerWith(async (request, peer) => {
    const answer = await app.fetch(request, peer);
    statuses.push(answer.status);
    return answer;
  });
  for (const size of ['content-length: 9', 'transfer-encoding: chunked']) {
    const client = net.connect(listener.port, '127.0.0.1');
    await once(client, 'connect');
    const lines = [
      `POST ${path} HTTP/1.1`,
      'host: x',
      'authorization: Bearer a.b.c',
      `content-type: ${type}`,
      size,
    ];
    client.write(`${lines.join('\r\n')}\r\n\r\n2\r\n`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    client.destroy();
  }
  await vi.waitFor(() => expect(statuses).toEqual([400, 400]));
  expect(problems).toEqual([]);
  await listener.stop();
});
