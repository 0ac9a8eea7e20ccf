import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { launchOptions } from '../scripts/launchOptions.ts';
import { isWholeRun } from '../packages/domain/src/testing/cases.ts';
import { purposeOf, takePicture } from './takePicture.ts';

const root = dirname(import.meta.dirname);

// `main.ts` leaves out the docs, which no story test shows.
process.env.ZAWADEH_STORYBOOK = 'tests';

/**
 * `npm test` renders each story once. The commands for pictures, and `npm run test:all` unless the browser is another than
 * the pinned one, in which alone pictures are identical on every machine, set a purpose.
 */
const purpose = purposeOf(process.env.ZAWADEH_PICTURES ?? (isWholeRun ? 'compare' : 'off'));
const storyRun = isWholeRun ? 'all' : purpose === 'off' ? 'once' : 'pictures';

const chromium = playwright({
  launchOptions: {
    ...launchOptions,
    args: [
      ...launchOptions.args,
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
      '--hide-scrollbars',
      // Redrawing parts of a page leaves edges that differ by a shade from one run to the next.
      '--disable-partial-raster',
    ],
  },
  contextOptions: { reducedMotion: 'reduce', timezoneId: 'America/New_York', locale: 'en-US' },
});

const setForcedColors: BrowserCommand<[isForced: boolean]> = async ({ page }, isForced) => {
  await page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' });
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    setForcedColors: (isForced: boolean) => Promise<void>;
  }
}

/** Import specifiers in the sources of a folder that match a pattern. */
function importsIn(folder: string, name: RegExp): string[] {
  const found = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      Array.from(readFileSync(join(root, folder, file), 'utf8').matchAll(name), ([, path = '']) => path),
    );
  return Array.from(new Set(found));
}

/** Third-party imports of stories: Vite reloads the page in mid-run when it discovers one late. */
const prebundled = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-intl',
  'react-router-dom',
  'qr',
  'qr/decode.js',
  'jotai',
  'styled-components',
  'stylis',
  'stylis-plugin-rtl',
  'msw',
  'msw/browser',
  'msw-storybook-addon/csf3',
  'storybook/test',
  '@supabase/supabase-js',
  ...importsIn('packages/ui/src', /'(@tabler\/[\w./-]+\.mjs)'/g),
];

export default defineConfig({
  root,
  optimizeDeps: { include: prebundled },
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  test: {
    // By default Vitest reserves one core for its main process, which does little work.
    maxWorkers: '100%',
    reporters: ['default'],
    // All files of a worker share a page: one page for each file took four times as long.
    isolate: false,
    // Only against a story that never ends: a busy machine is many times slower.
    testTimeout: 60_000,
    // A story is rendered in up to six modes.
    hookTimeout: 90_000,
    setupFiles: [
      './.storybook/everyFile.setup.ts',
      './.storybook/restingPointer.setup.ts',
      './.storybook/everyMode.setup.ts',
    ],
    provide: {
      run: storyRun,
      takesPictures: purpose !== 'off',
    },
    browser: {
      enabled: true,
      headless: true,
      provider: chromium,
      screenshotFailures: false,
      instances: [{ browser: 'chromium', name: 'stories' }],
      commands: { setForcedColors, takePicture: takePicture(root, purpose) },
    },
  },
});
