/** The fastest possible Node server, as the limit: serves copies of the given URLs from memory, in a process of its own. */
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';

const answers = new Map<string, { headers: Record<string, string>; etag: string | null; body: Buffer }>();

const [accepted = 'identity', ...addresses] = process.argv.slice(2);
for (const address of addresses) {
  const { pathname } = new URL(address);
  const { headers, body, etag } = await copyOf(address);
  for (const name of ['connection', 'date', 'keep-alive', 'transfer-encoding']) delete headers[name];
  headers['content-length'] = String(body.length);
  answers.set(pathname, { headers, etag, body });
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

/** Copies the compressed bytes, which fetch would decompress. */
function copyOf(
  address: string,
): Promise<{ headers: Record<string, string>; body: Buffer; etag: string | null }> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': accepted } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () => {
        const headers = Object.fromEntries(
          Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
        );
        resolve({ headers, body: Buffer.concat(chunks), etag: response.headers.etag ?? null });
      });
    }).once('error', reject);
  });
}
