/** Lighthouse on an emulated phone, with simulated throttling and a new browser for each visit. */
import { browserPath, FLAGS } from './browser.ts';
import { track } from './children.ts';
import { CATEGORIES, readVisit, type LighthouseVisit } from './lighthouseReport.ts';
import type { Tools } from './tools.ts';

export interface PageToVisit {
  name: string;
  url: string;
  language: 'en' | 'ar';
}

/** Visits the pages in turns, so that other load on the machine affects all pages alike. */
export async function visitInTurns(
  tools: Tools,
  pages: readonly PageToVisit[],
  rounds: number,
): Promise<LighthouseVisit[][]> {
  const visits: LighthouseVisit[][] = pages.map(() => []);
  for (let round = 1; round <= rounds; round += 1) {
    for (const [index, page] of pages.entries()) {
      console.error(`Lighthouse, round ${round} of ${rounds}: ${page.name} …`);
      visits[index]?.push(await visit(tools, page));
    }
  }
  return visits;
}

async function visit(
  { lighthouse, launch }: Tools,
  { url, language }: PageToVisit,
): Promise<LighthouseVisit> {
  const chrome = await launch({
    chromePath: await browserPath(),
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
    return readVisit(result.lhr);
  } finally {
    await chrome.kill();
  }
}
