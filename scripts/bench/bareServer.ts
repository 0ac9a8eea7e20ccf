/** The least a Node server can do: the same bytes, from memory. Started as a process of its own, with addresses to copy. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const answers = new Map<string, { headers: Record<string, string>; etag: string | null; body: Buffer }>();

for (const address of process.argv.slice(2)) {
  const { pathname } = new URL(address);
  const response = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
  const body = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  for (const name of ['connection', 'date', 'keep-alive', 'transfer-encoding']) delete headers[name];
  headers['content-length'] = String(body.length);
  answers.set(pathname, { headers, etag: response.headers.get('etag'), body });
}

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  if (!answer) response.writeHead(404).end();
  else if (answer.etag !== null && request.headers['if-none-match'] === answer.etag) {
    response.writeHead(304, { etag: answer.etag }).end();
  } else response.writeHead(200, answer.headers).end(answer.body);
});
server.listen(0, '127.0.0.1', () => {
  console.log(`ready: http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once('SIGTERM', () => process.exit(0));
