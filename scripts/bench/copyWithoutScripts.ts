/** Serves the server-rendered pages without scripts, as the limit of their paint times. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';

const SCRIPTS = /<script\b[^]*?<\/script>/g;
/** The shop's own headers, so that the copy caches and compresses alike. */
const COPIED_HEADERS = ['content-type', 'cache-control', 'content-language'];

export interface ScriptlessCopy {
  origin: string;
  stop: () => void;
}

export async function copyWithoutScripts(shop: string): Promise<ScriptlessCopy> {
  const pages = new Map<string, { body: Buffer; headers: Record<string, string> }>();

  const answer = async (path: string, language: string, response: ServerResponse) => {
    const name = `${language} ${path}`;
    const cached = pages.get(name) ?? (await copyOf(`${shop}${path}`, language));
    pages.set(name, cached);
    response.writeHead(200, cached.headers).end(cached.body);
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

async function copyOf(url: string, language: string) {
  const original = await fetch(url, { headers: { 'accept-language': language } });
  const headers: Record<string, string> = {};
  for (const name of COPIED_HEADERS) {
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
