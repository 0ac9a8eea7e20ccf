/**
 * The size of all downloads of a first visit, also after hydration: the bodies of the browser's requests are compressed
 * here. `npm test` counts prefetched scripts separately (scripts/launcher/first-load.mjs).
 */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { VisitRequest } from './lighthouseReport.ts';
import { atMost, type BenchRow } from './row.ts';
import { kilobytes } from './values.ts';

const KINDS = ['JavaScript', 'CSS', 'fonts', 'images', 'HTML', 'data'] as const;
type Kind = (typeof KINDS)[number];

interface Weight {
  files: number;
  gzip: number;
  brotli: number;
}

export type Weights = Record<Kind, Weight>;

const BY_TYPE: Record<string, Kind> = {
  Script: 'JavaScript',
  Stylesheet: 'CSS',
  Font: 'fonts',
  Image: 'images',
  Document: 'HTML',
};
const BY_EXTENSION: [RegExp, Kind][] = [
  [/\.m?js$/, 'JavaScript'],
  [/\.css$/, 'CSS'],
  [/\.woff2?$/, 'fonts'],
];
const AIMS: Partial<Record<Kind, number>> = { fonts: 60 };

export async function weigh(requests: readonly VisitRequest[], language: string): Promise<Weights> {
  const weights = Object.fromEntries(
    KINDS.map((kind) => [kind, { files: 0, gzip: 0, brotli: 0 }]),
  ) as Weights;
  const once = new Map(requests.map((request) => [request.url, request]));
  for (const { url, resourceType } of once.values()) {
    if (!url.startsWith('http')) continue;
    const response = await fetch(url, { headers: { 'accept-language': language } });
    const body = Buffer.from(await response.arrayBuffer());
    if (!response.ok) continue;
    const kind = kindOf(url, resourceType);
    add(weights[kind], body, isText(response.headers.get('content-type') ?? ''));
    if (kind === 'HTML') addInlineStyles(weights.CSS, body.toString('utf8'));
  }
  return weights;
}

function kindOf(url: string, resourceType: string): Kind {
  const { pathname } = new URL(url);
  // Lighthouse may report a preloaded file as "Other".
  return BY_EXTENSION.find(([name]) => name.test(pathname))?.[1] ?? BY_TYPE[resourceType] ?? 'data';
}

const isText = (type: string) => /^text\/|json|javascript|svg|xml/.test(type);

function add(weight: Weight, body: Buffer, compressible: boolean): void {
  weight.files += 1;
  weight.gzip += compressible ? gzipSync(body, { level: 9 }).length : body.length;
  weight.brotli += compressible ? brotli(body) : body.length;
}

function brotli(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** Counts inline styles as CSS too, because they are hidden in the HTML's size. */
function addInlineStyles(weight: Weight, html: string): void {
  const css = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text).join('\n');
  if (css === '') return;
  add(weight, Buffer.from(css), true);
}

export function weightRows(name: string, weights: Weights, still: Weights): BenchRow[] {
  return KINDS.map((kind) => {
    const { gzip } = weights[kind];
    const limit = still[kind].gzip;
    const most = AIMS[kind];
    return {
      label: `First visit: ${kind}${kind === 'CSS' ? ' (also inside the HTML)' : ''}, ${name}`,
      measured: write(weights[kind]),
      limit: write(still[kind]),
      ...(limit > 0 && { ratio: gzip / limit }),
      ...(most !== undefined && { aim: atMost(gzip, most * 1024, `≤ ${most} kB`) }),
    };
  });
}

/** The types of the launcher's JavaScript module. */
interface Launcher {
  /** Kilobytes. */
  MAX_FIRST_VISIT: number;
  MAX_FILES: number;
  weighFirstVisits: () => Promise<
    { address: string; locale: string; files: number; bytes: number; ahead: number }[]
  >;
}

/** The scripts of a first visit, and those that are prefetched on an idle connection. */
export async function firstVisitRows(): Promise<BenchRow[]> {
  const launcher = (await import(new URL('../launcher/first-load.mjs', import.meta.url).href)) as Launcher;
  return (await launcher.weighFirstVisits()).map(({ address, locale, files, bytes, ahead }) => ({
    label: `Scripts until the line is quiet, ${address}, ${locale === 'ar' ? 'Arabic' : 'English'}`,
    measured: `${kilobytes(bytes)} gzip (${files}), and ${kilobytes(ahead)} ahead`,
    aim: {
      text: `≤ ${launcher.MAX_FIRST_VISIT} kB (${launcher.MAX_FILES})`,
      met: bytes <= launcher.MAX_FIRST_VISIT * 1024 && files <= launcher.MAX_FILES,
    },
  }));
}

function write({ files, gzip, brotli }: Weight): string {
  if (files === 0) return '0 kB';
  const sizes = gzip === brotli ? kilobytes(gzip) : `${kilobytes(gzip)} gzip, ${kilobytes(brotli)} brotli`;
  return `${sizes} (${files})`;
}
