export interface Effort {
  lighthouseRuns: number;
  starts: number;
  loopSeconds: number;
  repetitions: number;
}

const FULL: Effort = { lighthouseRuns: 5, starts: 3, loopSeconds: 3, repetitions: 25 };
const QUICK: Effort = { lighthouseRuns: 1, starts: 1, loopSeconds: 1, repetitions: 7 };

export function readEffort(args: readonly string[]): Effort & { quick: boolean } {
  const unknown = args.find((each) => each !== '--quick');
  if (unknown !== undefined) throw new Error(`npm run bench knows --quick only, not ${unknown}.`);
  const quick = args.includes('--quick');
  return { ...(quick ? QUICK : FULL), quick };
}
