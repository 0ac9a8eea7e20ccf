import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

interface Violation {
  id: string;
  nodes: { target: unknown[]; failureSummary?: string }[];
}

declare global {
  interface Window {
    axe: { run: (context: object, options: object) => Promise<{ violations: Violation[] }> };
  }
}

/** A dependency of Storybook's accessibility addon. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** All rules of axe, also its best practices beyond WCAG, such as landmarks and the order of headings. */
export async function axeFindings(
  page: Page,
  { rules, exclude = [] }: { rules?: readonly string[]; exclude?: readonly string[] } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(
    async ([left, options]) => (await window.axe.run({ exclude: left }, options)).violations,
    [
      exclude,
      { ...(rules && { runOnly: { type: 'rule', values: rules } }), resultTypes: ['violations'] },
    ] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `axe, ${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
