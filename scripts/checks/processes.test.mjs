import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { root } from '../launcher/paths.mjs';

const SERVER = `
import { appendFileSync, writeFileSync } from 'node:fs';
for (const signal of ['SIGTERM', 'SIGHUP']) {
  process.on(signal, () => { appendFileSync('ended', signal); process.exit(0); });
}
writeFileSync('pid', String(process.pid));
setInterval(() => {}, 1000);
`;

async function until(condition) {
  const latest = Date.now() + 15_000;
  while (!condition()) {
    assert.ok(Date.now() < latest, 'it took longer than 15 s');
    await pause(50);
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

// Windows has no signals for an orderly shutdown.
describe('npm start', { skip: process.platform === 'win32' }, () => {
  let folder;
  let serverPid;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'zawadeh processes '));
    const processes = pathToFileURL(join(root, 'scripts/launcher/processes.mjs')).href;
    writeFileSync(join(folder, 'server.mjs'), SERVER);
    writeFileSync(
      join(folder, 'launcher.mjs'),
      `import { runShown } from '${processes}';\nprocess.exitCode = await runShown(['server.mjs'], { cwd: import.meta.dirname });\n`,
    );
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ name: 'started', scripts: { start: `"${process.execPath}" launcher.mjs` } }),
    );
  });
  afterEach(() => {
    if (isRunning(serverPid)) process.kill(serverPid, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  async function startByNpm() {
    const npm = spawn('npm', ['start'], { cwd: folder, stdio: 'ignore', detached: true });
    await until(() => existsSync(join(folder, 'pid')));
    serverPid = Number(readFileSync(join(folder, 'pid'), 'utf8'));
    return npm;
  }

  async function endsInOrder(npm, stop) {
    const exited = once(npm, 'exit');
    stop();
    await exited;
    await until(() => !isRunning(serverPid));
    assert.match(readFileSync(join(folder, 'ended'), 'utf8'), /^SIG(?:TERM|HUP)/);
  }

  it('ends its server in order when npm gets SIGTERM', async () => {
    const npm = await startByNpm();
    await endsInOrder(npm, () => npm.kill('SIGTERM'));
  });

  it('ends its server in order when its terminal is closed', async () => {
    const npm = await startByNpm();
    await endsInOrder(npm, () => process.kill(-npm.pid, 'SIGHUP'));
  });
});
