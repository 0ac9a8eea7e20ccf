/** Shows the progress on stderr, so that stdout has results only. */
const EVERY = process.stderr.isTTY ? 500 : 15_000;

let count = 0;
let tried = 0;
let shownAt = 0;

export const strykerPlugins = [
  { kind: 'Reporter', name: 'count', value: { onMutationTestingPlanReady, onMutantTested } },
];

function onMutationTestingPlanReady({ mutantPlans }: { mutantPlans: readonly unknown[] }): void {
  count = mutantPlans.length;
  show();
}

function onMutantTested(): void {
  tried += 1;
  if (performance.now() - shownAt >= EVERY || tried === count) show();
}

function show(): void {
  shownAt = performance.now();
  const text = `Breaking rules, ${tried} of ${count} …`;
  const end = tried >= count ? '\n' : '';
  process.stderr.write(process.stderr.isTTY ? `\r\x1b[2K${text}${end}` : `${text}\n`);
}
