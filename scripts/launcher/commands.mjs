import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { browserEnvironment, findBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { check } from './check.mjs';
import { ensureInstalled, ensureOwnTools } from './install.mjs';
import { reportsFolder, root, STORIES, toolScript } from './paths.mjs';
import { PlainFailure } from './plain-failure.mjs';
import { runShown } from './processes.mjs';
import { runTests, TEST_OPTIONS } from './test-command.mjs';

/**
 * What package.json starts. `options` is for `--help` only: `run` gets the arguments unparsed, and returns the exit
 * code.
 */
const COMMANDS = {
  start: {
    about: 'builds what changed and starts the whole product',
    options: [
      ['--port 4310', 'the port, or the environment variable PORT'],
      ['--host 127.0.0.1', 'the address to listen on'],
      ['--data FOLDER', 'the data folder, .data by default'],
      ['--database URL', 'a PostgreSQL database (15 or newer) instead of one in that folder'],
      ['--reset', 'begin with new data'],
    ],
    run: afterBuild((args) => runScript('apps/server/src/main.ts', args)),
  },
  test: {
    about: 'each behaviour once; npm run test:all everything',
    options: TEST_OPTIONS,
    run: runTests,
  },
  'test:all': {
    about: 'every engine, mode, picture, random case and sweep',
    options: [['--shard 1/2', 'one half, for one of two machines']],
    run: (args) => runTests(['--all', ...args]),
  },
  dev: {
    about: 'the web app on mock data with hot reload, no server',
    options: [['--port 5173', 'the port']],
    passedTo: 'Vite',
    run: (args) =>
      runShown([toolScript('vite'), ...args], {
        cwd: join(root, 'apps/web'),
        environment: { VITE_MOCKS: '1' },
      }),
  },
  'dev:full': {
    about: 'the web app with hot reload in front of the real server and its database',
    options: [
      ['--port 5173', 'the port of the app; the server takes the next one'],
      ['--data FOLDER', 'the data folder, .data by default'],
      ['--reset', 'begin with new data'],
    ],
    run: afterBuild(runFullStack),
  },
  storybook: {
    about: 'every component and screen, on port 6006',
    options: [['--build', 'writes it to storybook-static instead']],
    passedTo: 'Storybook',
    run: (args) => runShown([toolScript('storybook'), ...storybookArguments(args)]),
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
    run: afterBuild(() => 0),
  },
  types: {
    about: 'writes the types of the database anew, from its migrations',
    run: () => runScript('scripts/types/types.ts'),
  },
  visual: {
    about: 'takes the picture of every story in every mode, and writes a page of those that look different',
    options: [['NAME …', 'the stories of these components, files or folders alone']],
    run: comparePictures,
  },
  'pictures:accept': {
    about: 'accepts pictures of the last npm run visual, and prints a message for the commit',
    options: [
      ['NAME …', 'changes of its page, components or stories'],
      ['--all', 'every picture'],
      ['--but NAME', 'a component or story that is left out'],
      ['--why TEXT', 'the reason, for the message'],
    ],
    run: (args) => runScript('scripts/pictures/accept.ts', args),
  },
  bench: {
    about: 'the benchmarks, as a table for docs/benchmarks',
    options: [
      ['visits', 'Lighthouse on the public pages; the shelf beside a static page'],
      ['orders', 'orders a second, and a thousand live streams'],
      ['scale', 'queries with 10,000 and with 100,000 orders, as ratios'],
      ['--sizes 10000,1000000', 'the numbers of orders for scale'],
      ['--quick', 'a sketch'],
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
    run: afterBuild((args) => runScript('scripts/load/load.ts', args)),
  },
  faults: {
    about: 'faults of a server under load, and whether it recovers',
    options: [
      ['--only NAME', 'the faults whose names contain this'],
      ['--engine ENGINE', 'pglite or postgresql'],
    ],
    run: afterBuild(async (args) =>
      runScript('scripts/faults/faults.ts', args, browserEnvironment(await findBrowser())),
    ),
  },
};

export async function run([name = '', ...args]) {
  try {
    process.exitCode = await runNamed(name, args);
  } catch (error) {
    if (!(error instanceof PlainFailure)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

async function runNamed(name, args) {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command)
    throw new PlainFailure(`There is no command “${name}”. These can be run with npm run:\n${list()}`);
  if (args.includes('--help') || args.includes('-h')) {
    console.log(helpText(name, command));
    return 0;
  }
  await ensureInstalled();
  return command.run(args);
}

const list = () => aligned(Object.entries(COMMANDS).map(([name, { about }]) => [name, about]));

function helpText(name, { about, options = [], passedTo }) {
  return [
    `npm run ${name}: ${about}.`,
    ...(options.length > 0 ? ['\nOptions (npm passes on what stands after --):', aligned(options)] : []),
    ...(passedTo ? [`\nOther options go to ${passedTo}.`] : []),
  ].join('\n');
}

function aligned(lines) {
  const width = Math.max(...lines.map(([term]) => term.length)) + 2;
  return lines.map(([term, meaning]) => `  ${term.padEnd(width)}${meaning}`).join('\n');
}

const runScript = (script, args = [], environment = {}) =>
  runShown([join(root, script), ...args], { environment });

function afterBuild(work) {
  return async (args) => {
    await ensureBuilt();
    return work(args);
  };
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

function storybookArguments(args) {
  const others = args.filter((arg) => arg !== '--build');
  return others.length < args.length
    ? ['build', '-o', 'storybook-static', ...others]
    : ['dev', '-p', '6006', ...args];
}

async function runBenchmarks(args) {
  const visits = args.includes('visits') || !['orders', 'scale'].some((kind) => args.includes(kind));
  if (visits) {
    await ensureBuilt();
    await ensureOwnTools(join(root, 'scripts/bench'));
  }
  const browser = visits ? browserEnvironment(await findBrowser()) : {};
  return runScript('scripts/bench/bench.ts', args, browser);
}

async function comparePictures(names) {
  const browser = await findBrowser();
  if (browser.kind !== 'pinned')
    throw new PlainFailure(
      'Pictures are taken with the pinned browser only, on Linux without CHROMIUM_PATH. For other systems docs/contributing/visual-review.md has a command with a container.',
    );
  const environment = { ...browserEnvironment(browser), ZAWADEH_PICTURES: 'compare' };
  rmSync(join(reportsFolder, 'pictures'), { recursive: true, force: true });
  const code = await runShown([toolScript('vitest'), 'run', ...names, ...STORIES], { environment });
  return (await runScript('scripts/pictures/page.ts', [], environment)) || code;
}
