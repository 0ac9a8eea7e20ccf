import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

interface Finding {
  id: string;
  nodes: { target: unknown[]; failureSummary?: string }[];
}

declare global {
  interface Window {
    axe: { run: (what: Document, how: object) => Promise<{ violations: Finding[] }> };
  }
}

/** It comes with the stories' own accessibility checks. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules of its own too, beyond WCAG's: landmarks, the order of headings. */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(
    async (how) => (await window.axe.run(document, how)).violations,
    rules
      ? { runOnly: { type: 'rule', values: rules }, resultTypes: ['violations'] }
      : { resultTypes: ['violations'] },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `axe, ${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
