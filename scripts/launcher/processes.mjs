import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { constants } from 'node:os';
import { childEnvironment, projectNode, root } from './paths.mjs';

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const PARENT_CHECK_MS = 500;
const KEPT_CHARACTERS = 4000;

/** Runs a script with the project's Node in this terminal until it ends or `signal` aborts; returns its exit code. */
export function runShown(args, { signal, ...options } = {}) {
  const { child, exitCode } = start(args, { ...options, stdio: 'inherit' });
  signal?.addEventListener('abort', () => child.kill('SIGTERM'));
  return exitCode;
}

/**
 * Runs a script like `runShown`, and also returns the last lines of its output. In a terminal the script writes to the
 * terminal itself, for its colours and cursor, and the tail is empty.
 */
export async function runWithTail(args, options) {
  if (process.stdout.isTTY) return { code: await runShown(args, options), tail: '' };
  const { child, exitCode } = start(args, { ...options, stdio: ['inherit', 'pipe', 'pipe'] });
  let tail = '';
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    from.on('data', (bytes) => {
      to.write(bytes);
      tail = (tail + bytes).slice(-KEPT_CHARACTERS);
    });
  }
  return { code: await exitCode, tail };
}

/** Runs a script with its output in a file. */
export function runLogged(args, file, environment) {
  const output = openSync(file, 'w');
  const { exitCode } = start(args, { environment, stdio: ['ignore', output, output] });
  closeSync(output);
  return exitCode;
}

/** Runs a script and returns its output instead of showing it. */
export async function runCaptured(args, options) {
  const { child, exitCode } = start(args, { ...options, stdio: 'pipe' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  }
  return { code: await exitCode, output };
}

function start(args, { cwd = root, environment = {}, stdio }) {
  const child = spawn(projectNode(), args, { cwd, env: childEnvironment(environment), stdio });
  return { child, exitCode: ended(child).finally(forwardSignals(child)) };
}

export function ended(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}

function forwardSignals(child) {
  const handlers = FORWARDED.map((signal) => [
    signal,
    () => {
      // A terminal sends Ctrl+C to the whole group; a second SIGINT would make a server abort its shutdown.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    },
  ]);
  for (const [signal, handler] of handlers) process.on(signal, handler);
  const stopWatching = onLostParent(() => child.kill('SIGTERM'));
  return () => {
    stopWatching();
    for (const [signal, handler] of handlers) process.off(signal, handler);
  };
}

/** npm stops its shell on a signal without signalling this process, which is orphaned then. */
function onLostParent(handler) {
  if (!process.env.npm_lifecycle_event) return () => {};
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    handler();
  }, PARENT_CHECK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
