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

/** Each screen runs in one pair of projects; the stories cover all six modes. */
const PROJECT_PAIRS = ['@first-pair', '@second-pair'];

for (const [place, [name, screen]] of Object.entries(screens).entries()) {
  const tag = PROJECT_PAIRS[place % 2]!;
  const title = `${name}: accessible, in one language, and without clipped content`;
  test(title, { tag }, async ({ page, lang, isMobile, sessionFor, pageErrors }) => {
    await page.emulateMedia({ colorScheme: lang === 'en' ? 'light' : 'dark' });
    await openScreen(page, screen, messagesIn(lang), sessionFor);
    const found = [...(await axeFindings(page)), ...(await languageProblems(page))];
    await page.emulateMedia({ colorScheme: lang === 'en' ? 'dark' : 'light' });
    found.push(...(await axeFindings(page, COLOUR_RULES)));
    for (const size of sizes[isMobile ? 'phone' : 'desktop'])
      found.push(...(await layoutProblems(page, size)));
    ignoreErrors(pageErrors, FAILED_REQUEST);
    expect(found).toEqual([]);
  });
}
