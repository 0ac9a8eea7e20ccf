/** Serves the static page from memory, compressed once, in a process of its own. */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};
const folder = join(import.meta.dirname, 'static-page');

const files = new Map<string, { headers: Record<string, string>; body: Buffer }>(
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const type = TYPES[extname(name)];
    if (!type) return [];
    const isPicture = type.startsWith('image/');
    const content = readFileSync(join(folder, name));
    const headers = {
      'content-type': type,
      'cache-control': isPicture ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(!isPicture && { 'content-encoding': 'br' }),
    };
    const body = isPicture ? content : brotliCompressSync(content);
    return [[`/${name.replaceAll('\\', '/')}`, { headers, body }] as const];
  }),
);

const server = createServer(({ url = '/' }, response) => {
  const file = files.get(url === '/' ? '/index.html' : url);
  if (file) response.writeHead(200, { ...file.headers, 'content-length': file.body.length }).end(file.body);
  else response.writeHead(404).end();
});
server.listen(0, '127.0.0.1', () => {
  console.log(`ready: http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});
process.once('SIGTERM', () => process.exit(0));
