import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { browserEnvironment, findBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { check } from './check.mjs';
import { ensureOwnTools } from './own-tools.mjs';
import { packPackages } from './packages.mjs';
import { reportsFolder, root, STORIES, toolScript } from './paths.mjs';
import { PlainFailure } from './plain-failure.mjs';
import { startPostgres } from './postgres.mjs';
import { runShown } from './processes.mjs';

/**
 * The tasks of `npm run NAME`. Each returns its exit code. `options` is for `--help` only: `run` gets the arguments
 * unparsed.
 */
export const tasks = {
  dev: {
    about: 'the web app on mock data, no server',
    options: [['--port 5173', 'the port']],
    passedTo: 'Vite',
    run: (args) => runOnMocks(args),
  },
  'dev:built': {
    about: 'the same, built: a page loads in a fifth of the time',
    options: [['--port 4173', 'the port']],
    passedTo: 'Vite',
    run: async (args) => {
      const folder = ['--outDir', join(reportsFolder, 'mocked')];
      const code = await runOnMocks(['build', ...folder, '--emptyOutDir', '--logLevel', 'warn']);
      return code === 0 ? runOnMocks(['preview', ...folder, ...args]) : code;
    },
  },
  'dev:full': {
    about: 'the web app with hot reload in front of the real server and its database',
    options: [
      ['--port 5173', 'the port of the app; the server takes the next one'],
      ['--data FOLDER', 'the data folder, .data by default'],
      ['--reset', 'begin with new data'],
    ],
    run: runFullStack,
  },
  storybook: {
    about: 'every component and screen, on port 6006',
    passedTo: 'Storybook',
    run: (args) => runShown([toolScript('storybook'), 'dev', '-p', '6006', ...args]),
  },
  'storybook:build': {
    about: 'the same as files, in storybook-static',
    passedTo: 'Storybook',
    run: (args) => runShown([toolScript('storybook'), 'build', '-o', 'storybook-static', ...args]),
  },
  check: {
    about: 'types, lint, format, and that nothing is unused',
    run: async () => ((await check()).failed.length > 0 ? 1 : 0),
  },
  format: {
    about: 'formats every file in place',
    options: [['FILE …', 'these alone']],
    passedTo: 'oxfmt',
    run: (args) => runShown([toolScript('oxfmt'), ...args]),
  },
  build: {
    about: 'the web app, when a source of it changed',
    run: async () => {
      await ensureBuilt();
      return 0;
    },
  },
  packages: {
    about: 'packs packages/domain and packages/ui for other apps, into .reports/packages',
    run: async () => {
      for (const file of Object.values(await packPackages())) console.log(file);
      return 0;
    },
  },
  types: {
    about: 'writes the types of the database anew, from its migrations',
    run: () => runShown([join(root, 'scripts/types/types.ts')]),
  },
  licences: {
    about: 'writes docs/licences.md from the lockfiles',
    run: () => runShown([join(root, 'scripts/licences/write.mjs')]),
  },
  reconcile: {
    about: 'compares the payments of the provider with the ledger of the shop',
    options: [
      ['--days 7', 'how far back, from 1 to 3650'],
      ['--json', 'for a program to read'],
      ['--data FOLDER', 'the data folder of the embedded database, .data by default'],
      ['--database URL', 'the PostgreSQL database instead'],
    ],
    run: (args) => runShown([join(root, 'apps/server/src/reconcile.ts'), ...args]),
  },
  visual: {
    about: 'takes the picture of every story in every mode, and compares it with the accepted one',
    options: [['NAME …', 'the stories of these components, files or folders alone']],
    run: comparePictures,
  },
  'pictures:accept': {
    about: 'accepts the current picture of every story',
    options: [['NAME …', 'the stories of these components, files or folders alone']],
    run: acceptPictures,
  },
  'visual:review': {
    about: 'a page with every picture that looks different, to accept or reject by keyboard',
    options: [
      ['NAME …', 'the stories of these components, files or folders alone'],
      ['--base REF', 'compare with this commit, HEAD by default'],
      ['--file', 'write the page to .reports/visual-review.html instead of serving it'],
      ['--port 21400', 'the port, any free one by default'],
    ],
    run: async (args) =>
      runShown([join(root, 'scripts/visual-review/review.ts'), ...args], {
        environment: browserEnvironment(await pinnedBrowser()),
      }),
  },
  bench: {
    about: 'the benchmarks',
    options: [
      ['--quick', 'a sketch in under three minutes, which is not written down'],
      ['--domain', 'the rules alone, in seconds'],
      ['--library', 'what each component weighs, and how soon the long table answers'],
      ['--pages', 'Lighthouse on every public page, and the shelf of ten thousand bags'],
      ['--server', 'orders a second, and a thousand live streams'],
      ['--dashboard', 'the dashboard with ten thousand orders'],
      ['--counter', 'the counter of a shop with two hundred handovers, on a slow phone and line'],
      ['--scale', 'queries with 10,000 and with 100,000 orders, as ratios'],
      ['--sizes=10000,1000000', 'the numbers of orders for --scale'],
    ],
    run: runBenchmarks,
  },
  load: {
    about: 'many users at the real server, and whether the ledger balances afterwards',
    options: [
      ['--people 40', 'how many at once'],
      ['--seconds 30', 'for how long'],
      ['--pause 100', 'milliseconds between two activities of a user'],
      ['--only ENGINE', 'pglite or postgresql'],
      ['--servers 3', 'so many servers on one PostgreSQL, behind a proxy'],
      ['--kill', 'one of them is killed in the middle, and started again'],
    ],
    run: afterBuild((args) => runWithPostgres([join(root, 'scripts/load/load.ts'), ...args])),
  },
  faults: {
    about: 'faults of a server under load, and whether it recovers',
    options: [
      ['--only NAME', 'the faults whose names contain this'],
      ['--engine ENGINE', 'pglite or postgresql'],
    ],
    run: afterBuild((args) => runWithBrowser([join(root, 'scripts/faults/faults.ts'), ...args])),
  },
  mutate: {
    about: 'mutation tests of the domain with Stryker; --mutate FILE for one file',
    passedTo: 'Stryker',
    run: async (args) => {
      const folder = join(root, 'scripts/mutation');
      await ensureOwnTools(folder);
      const stryker = join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js');
      return runShown([stryker, 'run', join(folder, 'stryker.config.mjs'), ...args]);
    },
  },
  screenshots: {
    about: 'the screenshots in the README',
    run: afterBuild(async () => {
      const code = await runShown([toolScript('storybook'), 'build', '-o', 'storybook-static']);
      return code === 0 ? runWithBrowser([join(root, 'scripts/screenshots.ts')]) : code;
    }),
  },
  chromatic: {
    about: 'sends Storybook to Chromatic, for those with a token',
    passedTo: 'Chromatic',
    run: sendToChromatic,
  },
};

function afterBuild(run) {
  return async (args) => {
    await ensureBuilt();
    return run(args);
  };
}

function runOnMocks(args) {
  return runShown([toolScript('vite'), ...args], {
    cwd: join(root, 'apps/web'),
    environment: { VITE_MOCKS: '1' },
  });
}

async function runFullStack(args) {
  const { port: typed, ...data } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: '5173' },
      data: { type: 'string' },
      reset: { type: 'boolean' },
    },
  }).values;
  const port = Number(typed);
  if (!Number.isInteger(port) || port < 1 || port >= 65_535)
    throw new PlainFailure(`"${typed}" is not a port.`);
  await ensureBuilt();
  const origin = `http://localhost:${port}`;
  const server = [join(root, 'apps/server/src/main.ts'), '--port', String(port + 1), '--origin', origin];
  if (data.data) server.push('--data', data.data);
  if (data.reset) server.push('--reset');
  const stop = new AbortController();
  const { signal } = stop;
  const runs = [
    runShown(server, { signal }),
    runShown([toolScript('vite'), '--port', String(port), '--strictPort'], {
      cwd: join(root, 'apps/web'),
      environment: { ZAWADEH_SERVER: `http://127.0.0.1:${port + 1}` },
      signal,
    }),
  ];
  const code = await Promise.race(runs);
  stop.abort();
  await Promise.all(runs);
  return code;
}

async function runWithBrowser(args, { environment = {} } = {}) {
  return runShown(args, { environment: { ...environment, ...browserEnvironment(await findBrowser()) } });
}

async function runBenchmarks(args) {
  const script = [join(root, 'scripts/bench/bench.ts'), ...args];
  if (args.includes('--domain')) return runShown(script);
  if (args.includes('--library')) return runWithBrowser(script);
  const isWithoutBrowser = args.includes('--server') || args.includes('--scale');
  return runWithPostgres(script, isWithoutBrowser ? runShown : runWithBrowser);
}

async function runWithPostgres(script, run = runShown) {
  const server = await startPostgres();
  const environment = server ? { ZAWADEH_TEST_POSTGRES: server.url } : {};
  try {
    return await run(script, { environment });
  } finally {
    await server?.stop();
  }
}

async function pinnedBrowser() {
  const browser = await findBrowser();
  if (browser.kind === 'pinned') return browser;
  throw new PlainFailure(
    'Pictures are taken only with the pinned browser, on Linux with CHROMIUM_PATH unset.',
  );
}

async function comparePictures(args) {
  const browser = await pinnedBrowser();
  rmSync(join(reportsFolder, 'pictures'), { recursive: true, force: true });
  return runShown([toolScript('vitest'), 'run', ...args, ...STORIES], {
    environment: { ...browserEnvironment(browser), ZAWADEH_TESTS: 'all' },
  });
}

async function acceptPictures(args) {
  const option = args.find((arg) => arg.startsWith('-'));
  if (option)
    throw new PlainFailure(`npm run pictures:accept takes names of components or paths, not ${option}.`);
  const browser = await pinnedBrowser();
  // Rejected pictures would be shown for review again.
  rmSync(join(reportsFolder, 'pictures'), { recursive: true, force: true });
  return runShown([toolScript('vitest'), 'run', ...args, ...STORIES], {
    environment: {
      ...browserEnvironment(browser),
      ZAWADEH_TESTS: 'all',
      ZAWADEH_PICTURES: args.length === 0 ? 'accept-all' : 'accept',
    },
  });
}

async function sendToChromatic(args) {
  if (!process.env.CHROMATIC_PROJECT_TOKEN) {
    throw new PlainFailure(
      'Chromatic needs a project token: put the one from its Manage screen into the environment variable CHROMATIC_PROJECT_TOKEN.',
    );
  }
  return runShown([toolScript('chromatic'), ...args]);
}
