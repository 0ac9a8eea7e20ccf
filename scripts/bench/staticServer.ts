/** Serves the static page from memory, compressed once, in a process of its own. */
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const folder = fileURLToPath(new URL('./static-page/', import.meta.url));

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

interface File {
  type: string;
  plain: Buffer;
  brotli?: Buffer;
}

const files = await readFiles();

const server = createServer((request, response) => {
  const path = request.url === '/' ? '/index.html' : (request.url ?? '');
  const file = files.get(path);
  if (!file) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such file.');
    return;
  }
  const coded = String(request.headers['accept-encoding']).includes('br') ? file.brotli : undefined;
  const body = coded ?? file.plain;
  response
    .writeHead(200, {
      'content-type': file.type,
      'content-length': body.length,
      'cache-control': path.startsWith('/img/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
      ...(coded && { 'content-encoding': 'br' }),
    })
    .end(body);
});
server.listen(0, '127.0.0.1', () => {
  console.log(`ready: http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});
process.once('SIGTERM', () => process.exit(0));

async function readFiles(): Promise<Map<string, File>> {
  const files = new Map<string, File>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || !type) continue;
    const path = join(entry.parentPath, entry.name);
    const plain = await readFile(path);
    files.set(`/${relative(folder, path).split(sep).join('/')}`, {
      type,
      plain,
      ...(type.startsWith('text/') && { brotli: compress(plain) }),
    });
  }
  return files;
}

function compress(body: Buffer): Buffer {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}
