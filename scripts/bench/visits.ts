/** Lighthouse on a pretend phone, with simulated throttling, a fresh browser each time. */
import { browserPath, FLAGS } from './browser.ts';
import { track } from './children.ts';
import { CATEGORIES, readVisit, type Visit } from './lighthouseReport.ts';
import type { Tools } from './tools.ts';

export interface PageToVisit {
  name: string;
  url: string;
  language: 'en' | 'ar';
}

/** Page after page, round after round: whatever else the machine does then falls on all pages alike. */
export async function visitInTurns(
  tools: Tools,
  pages: readonly PageToVisit[],
  rounds: number,
): Promise<Visit[][]> {
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
