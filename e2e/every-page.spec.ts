import { axeFindings } from './everyPage/axe.ts';
import { sayIn } from './everyPage/catalogue.ts';
import { misfits, sizes } from './everyPage/fit.ts';
import { openScreen } from './everyPage/open.ts';
import { misread } from './everyPage/reading.ts';
import { screens } from './everyPage/screens.ts';
import { test } from './everyPage/test.ts';
import { expect, forgive, LOST_REQUEST } from './words.ts';

/** Drawn in the other theme, everything has the same place and the same name: only its colours are new. */
const COLOURS = ['color-contrast'];

/** Each screen in both languages, and both on a phone and on a desktop; the stories look at it in all six modes. */
const CROSSES = ['@one-cross', '@other-cross'];

for (const [place, [name, screen]] of Object.entries(screens).entries()) {
  const tag = CROSSES[place % 2]!;
  test(`${name}: for every reader`, { tag }, async ({ page, lang, isMobile, sessionFor, complaints }) => {
    await page.emulateMedia({ colorScheme: lang === 'en' ? 'light' : 'dark' });
    await openScreen(page, screen, sayIn(lang), sessionFor);
    const found = [...(await axeFindings(page)), ...(await misread(page))];
    await page.emulateMedia({ colorScheme: lang === 'en' ? 'dark' : 'light' });
    found.push(...(await axeFindings(page, COLOURS)));
    for (const size of sizes[isMobile ? 'phone' : 'desktop']) found.push(...(await misfits(page, size)));
    forgive(complaints, LOST_REQUEST);
    expect(found).toEqual([]);
  });
}
