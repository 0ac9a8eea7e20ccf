import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { addPackages, canAddPackages } from './apt.mjs';
import { ended } from './processes.mjs';

/** The oldest version that the migrations support. */
const OLDEST = 15;
const DEBIAN_FOLDER = '/usr/lib/postgresql';
const HOMEBREW_FOLDERS = ['/opt/homebrew/opt', '/usr/local/opt'];
const LONGEST_START_MS = 60_000;

/**
 * Starts an empty, temporary PostgreSQL server for tests and benchmarks; undefined, with a message, where none is
 * installed and none can be.
 */
export async function startPostgres({ parentFolder = tmpdir() } = {}) {
  const binaries = findBinaries() ?? (await installBinaries());
  const user = serverUser();
  if (!binaries || user === undefined) {
    console.error(
      'There is no PostgreSQL on this machine: the tests that need one are NOT RUN. ' +
        `Install version ${OLDEST} or newer (on Debian or Ubuntu: sudo apt-get install postgresql).`,
    );
    return undefined;
  }
  const folder = mkdtempSync(join(parentFolder, 'zawadeh-postgres-'));
  const identity = user && { uid: user.uid, gid: user.gid };
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const initialised = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '--locale=C.UTF-8', '-E', 'UTF8'],
    { ...identity, cwd: folder, encoding: 'utf8' },
  );
  if (initialised.status !== 0) throw new Error(`PostgreSQL cannot be set up: ${initialised.stderr}`);
  const port = await freePort();
  const open = async () => {
    const server = spawn(
      join(binaries, 'postgres'),
      // The data is temporary, so no commit waits for the disk.
      ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'],
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
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    binaries,
    /** A fast shutdown, or an immediate one as in a power failure. */
    async restart(mode) {
      await close(mode === 'orderly' ? 'SIGINT' : 'SIGQUIT');
      running = await open();
    },
    async stop() {
      // SIGQUIT does not wait for open connections.
      await close('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function installBinaries() {
  if (!canAddPackages()) return undefined;
  await addPackages('PostgreSQL', ['postgresql']);
  return findBinaries();
}

/** PostgreSQL does not run as root. Null: the current user; undefined: root, and no user `postgres`. */
function serverUser() {
  if (process.getuid?.() !== 0) return null;
  const [uid, gid] = ['-u', '-g'].map((option) => {
    const { status, stdout } = spawnSync('id', [option, 'postgres'], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : undefined;
  });
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}

/** The oldest supported version that is installed. */
function findBinaries() {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER).map(Number) : [];
  return [
    ...versions.sort((a, b) => a - b).map((version) => join(DEBIAN_FOLDER, String(version), 'bin')),
    ...HOMEBREW_FOLDERS.map((folder) => join(folder, `postgresql@${OLDEST}`, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ].find((folder) => versionIn(folder) >= OLDEST);
}

function versionIn(folder) {
  const program = join(folder, 'postgres');
  if (!existsSync(program) || !existsSync(join(folder, 'initdb'))) return 0;
  return Number(/ (\d+)/.exec(spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout)?.[1] ?? 0);
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
