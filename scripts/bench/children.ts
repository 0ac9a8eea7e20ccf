/**
 * Child processes that end with the benchmark, however it ends. Child scripts must not import this file, because its
 * signal handlers exit before their own cleanup.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { root } from '../root.ts';

const running = new Set<ChildProcess>();

process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

export function track<Child extends ChildProcess>(child: Child): Child {
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

export interface Started {
  child: ChildProcess;
  /** The group that the pattern matched in the ready line. */
  answer: string;
  seconds: number;
  /** The output on stderr so far. */
  errorOutput: () => string;
}

/** Starts a script and waits for its ready line. */
export async function startUntil(
  args: readonly string[],
  ready: RegExp,
  environment: Readonly<Record<string, string>> = {},
): Promise<Started> {
  const began = performance.now();
  const child = track(
    spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  let errorOutput = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errorOutput += text));
  for await (const line of createInterface({ input: child.stdout })) {
    const answer = ready.exec(line)?.[1];
    if (answer === undefined) continue;
    // An unread pipe fills up and blocks the child.
    child.stdout.resume();
    return { child, answer, seconds: (performance.now() - began) / 1000, errorOutput: () => errorOutput };
  }
  throw new Error(`${args[0]} ended before it was ready.\n${errorOutput}`);
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
