import { toolScript } from './paths.mjs';
import { runCaptured } from './processes.mjs';

const STEPS = [
  { name: 'types', args: () => [toolScript('typescript', 'tsc'), '-b'] },
  { name: 'lint', args: () => [toolScript('oxlint'), '--type-aware', '--deny-warnings'] },
  { name: 'format', args: () => [toolScript('oxfmt'), '--check'] },
  // An unused line of knip's settings fails too.
  { name: 'unused', args: () => [toolScript('knip'), '--no-progress', '--treat-config-hints-as-errors'] },
];

/** Runs the steps in parallel, reports each as it ends, and returns the names of those that failed. */
export async function check() {
  const outcomes = await Promise.all(STEPS.map(runStep));
  return {
    steps: outcomes.map(({ name }) => name),
    failed: outcomes.filter(({ code }) => code !== 0).map(({ name }) => name),
  };
}

async function runStep({ name, args }) {
  const began = performance.now();
  const { code, output } = await runCaptured(args());
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`);
  if (code !== 0) console.log(output.trimEnd());
  return { name, code };
}
