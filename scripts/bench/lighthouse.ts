/** Lighthouse on an emulated phone, with simulated throttling and a new browser for each visit. */
import type { ChildProcess } from 'node:child_process';
import { track } from './children.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-extensions',
  '--disable-sync',
  '--no-first-run',
];

export interface PageToVisit {
  name: string;
  url: string;
  language: 'en' | 'ar';
}

/** The parts of a report that the benchmark reads. */
export interface Visit {
  audits: Record<
    string,
    { numericValue?: number; details?: { items?: readonly Record<string, unknown>[] } } | undefined
  >;
  categories: Record<string, { score: number | null } | undefined>;
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
}

interface Tools {
  lighthouse: (url: string, flags: object) => Promise<{ lhr: Visit } | undefined>;
  launch: (options: object) => Promise<{ port: number; process: ChildProcess; kill: () => unknown }>;
}

/** The launcher installs both for a benchmark of visits only; computed names, because the types compile without them. */
async function loadTools(): Promise<Tools> {
  const [lighthouse, launcher] = (await Promise.all(
    ['lighthouse', 'chrome-launcher'].map((name) => import(name)),
  )) as [{ default: Tools['lighthouse'] }, { launch: Tools['launch'] }];
  return { lighthouse: lighthouse.default, launch: launcher.launch };
}

/** Visits the pages in turns, so that other load on the machine affects all pages alike. */
export async function visitInTurns(pages: readonly PageToVisit[], rounds: number): Promise<Visit[][]> {
  const tools = await loadTools();
  const visits: Visit[][] = pages.map(() => []);
  for (let round = 1; round <= rounds; round += 1) {
    for (const [index, page] of pages.entries()) {
      console.error(`Lighthouse, round ${round} of ${rounds}: ${page.name} …`);
      visits[index]?.push(await visit(tools, page));
    }
  }
  return visits;
}

async function visit({ lighthouse, launch }: Tools, { url, language }: PageToVisit): Promise<Visit> {
  const chrome = await launch({
    chromePath: process.env.CHROMIUM_PATH,
    chromeFlags: FLAGS,
    ignoreDefaultFlags: true,
    handleSIGINT: false,
    logLevel: 'silent',
  });
  track(chrome.process);
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories: CATEGORIES,
      extraHeaders: { 'Accept-Language': language },
    });
    if (!result) throw new Error(`Lighthouse gave no report of ${url}.`);
    if (result.lhr.runtimeError) throw new Error(`Lighthouse: ${result.lhr.runtimeError.message}`);
    return result.lhr;
  } finally {
    await chrome.kill();
  }
}
