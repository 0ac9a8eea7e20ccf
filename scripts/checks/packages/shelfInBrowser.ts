import { join } from 'node:path';
import { chromium } from 'playwright';

/** What a browser shows of the built page `shelf.html`; `problems` are its errors. */
export async function shelfInBrowser(folder: string) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 900 } });
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await page.route('**/*', (route) =>
      route.fulfill({ path: join(folder, new URL(route.request().url()).pathname) }),
    );
    await page.goto('http://bare-app.test/shelf.html');
    await page.locator('[lang=ar] > ul').waitFor();
    await page.evaluate(() => document.fonts.ready);
    return { problems, ...(await page.evaluate(describeShelf)) };
  } finally {
    await browser.close();
  }
}

/** Runs in the page. */
function describeShelf() {
  const grids = Array.from(document.querySelectorAll('[data-script] > ul'));
  const edge = (element: Element, direction: string) => {
    const { left, right } = element.getBoundingClientRect();
    return Math.round(direction === 'rtl' ? right : left);
  };
  const panes = grids.map((grid) => {
    const { direction, gridTemplateColumns } = getComputedStyle(grid);
    return {
      direction,
      columns: gridTemplateColumns.split(' ').length,
      beginsAtStart: edge(grid, direction) === edge(grid.firstElementChild ?? grid, direction),
      background: getComputedStyle(grid.parentElement ?? grid).backgroundColor,
    };
  });
  const loaded = Array.from(document.fonts).filter(({ status }) => status === 'loaded');
  const missing = Array.from(document.images).filter((image) => image.complete && image.naturalWidth === 0);
  return {
    panes,
    loadsTextFace: loaded.some(({ family }) => family.includes('Readex Pro')),
    missingDrawings: missing.filter(({ loading }) => loading !== 'lazy').map(({ src }) => src),
  };
}
