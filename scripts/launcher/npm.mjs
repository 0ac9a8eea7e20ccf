import { spawn } from 'node:child_process';
import { PlainFailure } from './plain-failure.mjs';
import { ended } from './processes.mjs';

/** Runs npm in a folder; returns its exit code and its output. */
export async function runNpm(args, cwd, environment) {
  // On Windows npm is a .cmd file, which only a shell can start.
  const [command, commandArguments, shell] =
    process.platform === 'win32' ? [`npm ${args.join(' ')}`, [], true] : ['npm', args, false];
  const child = spawn(command, commandArguments, {
    cwd,
    env: environment,
    shell,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  }
  try {
    return { code: await ended(child), output };
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    throw new PlainFailure('npm is not on this machine: install Node with npm from https://nodejs.org.');
  }
}
