/** What a reader of a docs page would stumble over: a message without words, a face of the device, a table with nothing. */
import type { CDPSession, Page } from '@playwright/test';

/** Set in the type of code. */
const CODE = 'pre, code, kbd, .docblock-source, .docblock-code-toggle';
/** Tested one by one; a state may be an empty table. */
const STORIES = '[id^="story--"]';

export async function textFindings(
  page: Page,
  devtools: CDPSession,
  links: readonly string[],
): Promise<string[]> {
  const found = await page.evaluate(readPage, { code: CODE, stories: STORIES, links });
  return [...found, ...(await strangeFaces(page, devtools))];
}

function readPage({ code, stories, links }: { code: string; stories: string; links: readonly string[] }) {
  const content = document.querySelector('.sbdocs-content');
  if (!content) return ['the page has no content'];
  const elements = Array.from(content.querySelectorAll('*')).filter(
    (each) => !each.closest(`style, ${code}`),
  );
  const own = (element: Element) =>
    Array.from(element.childNodes, (node) => (node instanceof Text ? node.data : '')).join('');
  const said = elements.flatMap((element) => [
    own(element),
    ...['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
  ]);
  const ids = said.flatMap((text) => text.match(/\b(?:ui|web)\.[a-z]\w*\.[\w.]+/g) ?? []);
  const empty = Array.from(content.querySelectorAll('table')).filter(
    (table) =>
      !table.closest(stories) &&
      !Array.from(table.querySelectorAll('tbody tr')).some((row) => row.textContent.trim() !== ''),
  );
  const dead = Array.from(
    content.querySelectorAll('a[href*="path=/"]'),
    (link) => link.getAttribute('href') ?? '',
  )
    .map((href) => /path=\/(?:docs|story)\/([\w-]+)/.exec(href)?.[1] ?? href)
    .filter((id) => !links.includes(id));
  return [
    ...said.filter((text) => text.includes('| ---')).map(() => 'a table of Markdown is not drawn'),
    ...ids.map((id) => `the message ${id} has no words`),
    ...empty.map((table) => `a table is empty: ${table.textContent.slice(0, 60)}`),
    ...dead.map((id) => `a link leads to ${id}, which does not exist`),
  ];
}

/** One element for each face, weight and script on the page, because the browser is asked for each by itself. */
async function strangeFaces(page: Page, devtools: CDPSession): Promise<string[]> {
  const samples = await page.evaluate((code) => {
    const chosen = new Map<string, { text: string; inCode: number; family: string }>();
    for (const old of document.querySelectorAll('[data-face-sample]'))
      old.removeAttribute('data-face-sample');
    for (const element of document.querySelectorAll('.sbdocs-content *')) {
      const text = Array.from(element.childNodes, (node) => (node instanceof Text ? node.data : ''))
        .join('')
        .trim();
      if (!/[\p{Script=Latin}\p{Script=Arabic}]/u.test(text) || element.closest(`style, ${code}`)) continue;
      const { fontFamily, fontWeight } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      // Hidden words need no face, and types of props are set like code.
      if (width <= 1 || height <= 1 || fontFamily.startsWith('ui-monospace')) continue;
      const key = [
        fontFamily,
        fontWeight,
        /\p{Script=Arabic}/u.test(text),
        /\p{Script=Latin}/u.test(text),
      ].join();
      if (chosen.has(key)) continue;
      element.setAttribute('data-face-sample', String(chosen.size));
      const inCode = Array.from(element.querySelectorAll(code), (each) => each.textContent).join('').length;
      chosen.set(key, { text: element.textContent, inCode, family: fontFamily });
    }
    return Array.from(chosen.values());
  }, CODE);
  const { root } = await devtools.send('DOM.getDocument');
  const findings: string[] = [];
  for (const [place, { text, inCode, family }] of samples.entries()) {
    const { nodeId } = await devtools.send('DOM.querySelector', {
      nodeId: root.nodeId,
      selector: `[data-face-sample="${place}"]`,
    });
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    const others = fonts.filter(
      ({ familyName, isCustomFont }) => !isCustomFont || !/Readex|Rakkas/.test(familyName),
    );
    const drawn = others.reduce((sum, { glyphCount }) => sum + glyphCount, 0);
    // Arrows, marks and signs are no letters of the product’s faces.
    const signs = text.replaceAll(/[\p{Script=Latin}\p{Script=Arabic}\d\s]/gu, '').length;
    if (drawn > signs + inCode)
      findings.push(
        `“${text.slice(0, 40)}” is drawn with ${others.map(({ familyName }) => familyName).join(', ')} (${family.slice(0, 60)})`,
      );
  }
  return findings;
}
