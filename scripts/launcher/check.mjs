import { toolScript } from './paths.mjs';
import { runKept } from './processes.mjs';

const STEPS = [
  { name: 'types', args: () => [toolScript('typescript', 'tsc'), '-b'] },
  { name: 'lint', args: () => [toolScript('oxlint'), '--type-aware', '--deny-warnings'] },
  { name: 'format', args: () => [toolScript('oxfmt'), '--check'] },
  // A line of its settings that no longer matters fails too, so that they stay as narrow as they are.
  { name: 'unused', args: () => [toolScript('knip'), '--no-progress', '--treat-config-hints-as-errors'] },
];

/** Runs the steps side by side, reports each as it ends, and gives the names of those that failed. */
export async function check() {
  const outcomes = await Promise.all(STEPS.map(runStep));
  return {
    steps: outcomes.map(({ name }) => name),
    failed: outcomes.filter(({ code }) => code !== 0).map(({ name }) => name),
  };
}

async function runStep({ name, args }) {
  const began = performance.now();
  const { code, output } = await runKept(args());
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`);
  if (code !== 0) console.log(output.trimEnd());
  return { name, code };
}
