import { axeFindings } from './everyPage/axe.ts';
import { messagesIn } from './everyPage/messages.ts';
import { layoutProblems, sizes } from './everyPage/layoutChecks.ts';
import { openScreen } from './everyPage/openScreen.ts';
import { languageProblems } from './everyPage/languageChecks.ts';
import { screens } from './everyPage/screens.ts';
import { test } from './everyPage/fixtures.ts';
import { expect, ignoreErrors, FAILED_REQUEST } from './fixtures.ts';

/** The other theme changes colours only, so the remaining axe rules need no second run. */
const COLOUR_RULES = ['color-contrast'];

/**
 * A page runs in one pair of projects, and a state of a page (a dialog, an error, a filled-in form) in one project: stories
 * show it in both languages.
 */
const PAIRS = [
  ['@en-phone', '@ar-desktop'],
  ['@ar-phone', '@en-desktop'],
];
const PROJECTS = PAIRS.flat();
const PHONES = ['@en-phone', '@ar-phone'];

for (const [place, [name, screen]] of Object.entries(screens).entries()) {
  const tags = screen.isNarrow ? PHONES : screen.act || screen.mock ? PROJECTS : PAIRS;
  const tag = tags[place % tags.length]!;
  const title = `${name}: accessible, in one language, and without clipped content`;
  test(title, { tag }, async ({ page, lang, isMobile, sessionFor, pageErrors }) => {
    await page.emulateMedia({ colorScheme: lang === 'en' ? 'light' : 'dark' });
    await openScreen(page, screen, messagesIn(lang), sessionFor);
    const found = [...(await axeFindings(page)), ...(await languageProblems(page))];
    await page.emulateMedia({ colorScheme: lang === 'en' ? 'dark' : 'light' });
    found.push(...(await axeFindings(page, { rules: COLOUR_RULES })));
    for (const size of sizes[isMobile ? 'phone' : 'desktop'])
      found.push(...(await layoutProblems(page, size)));
    expect(found).toEqual([]);
    // A page that asks again and again would fail once more after the last line.
    await page.close();
    ignoreErrors(pageErrors, FAILED_REQUEST);
  });
}
