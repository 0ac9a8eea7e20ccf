import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { withProgress } from './progress.mjs';
import { ended } from './processes.mjs';

export function canAddPackages() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
}

export async function addPackages(label, packages) {
  const install = ['install', '-y', '--no-install-recommends', ...packages];
  await withProgress(`Installing ${label}`, async () => {
    // `apt-get update` only after a failure: a new container has no package lists, other machines do.
    if ((await aptGet(install)) === 0) return;
    await aptGet(['update']);
    await aptGet(install);
  });
}

function aptGet(args) {
  return ended(
    spawn('apt-get', args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }),
  );
}
