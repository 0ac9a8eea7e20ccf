/** The pages of a shop as they were drawn, without a single script: the quickest that they could be. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';

const SCRIPTS = /<script\b[^]*?<\/script>/g;
/** As the shop itself serves them, or the copy would be slower for a reason of its own. */
const KEPT = ['content-type', 'cache-control', 'content-language'];

export interface StillCopy {
  origin: string;
  stop: () => void;
}

export async function copyWithoutScripts(shop: string): Promise<StillCopy> {
  const pages = new Map<string, { body: Buffer; headers: Record<string, string> }>();

  const answer = async (path: string, language: string, response: ServerResponse) => {
    const name = `${language} ${path}`;
    const known = pages.get(name) ?? (await copied(`${shop}${path}`, language));
    pages.set(name, known);
    response.writeHead(200, known.headers).end(known.body);
  };

  const server = createServer((request, response) => {
    answer(request.url ?? '/', request.headers['accept-language'] ?? 'en', response).catch(
      (error: unknown) => {
        response.writeHead(502, { 'content-type': 'text/plain' }).end(String(error));
      },
    );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function copied(url: string, language: string) {
  const original = await fetch(url, { headers: { 'accept-language': language } });
  const headers: Record<string, string> = {};
  for (const name of KEPT) {
    const value = original.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  const isPage = headers['content-type']?.startsWith('text/html') ?? false;
  const isText = /^text\/|json|svg|xml/.test(headers['content-type'] ?? '');
  const whole = Buffer.from(await original.arrayBuffer());
  const plain = isPage ? Buffer.from(whole.toString('utf8').replace(SCRIPTS, '')) : whole;
  if (!isText) return { body: plain, headers };
  const body = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: isPage ? 5 : 11 } });
  return {
    body,
    headers: { ...headers, 'content-encoding': 'br', vary: 'accept-encoding, accept-language' },
  };
}
