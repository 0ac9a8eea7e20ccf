export interface Effort {
  lighthouseRuns: number;
  /** Of the pages that are held beside nothing; none in a sketch. */
  otherPageRuns: number;
  starts: number;
  loopSeconds: number;
  repetitions: number;
}

interface Wanted extends Effort {
  quick: boolean;
  /** The domain's rows alone, which need neither browser nor server. */
  domainOnly: boolean;
  /** The library alone: what each component weighs, and how soon the table answers. */
  libraryOnly: boolean;
  /** The pages alone: Lighthouse, and typing on a shelf of thousands. */
  pagesOnly: boolean;
  /** The orders alone: placed in a second, told to a thousand listeners. */
  serverOnly: boolean;
  /** The dashboard alone, with ten thousand orders. */
  dashboardOnly: boolean;
}

const FULL: Effort = { lighthouseRuns: 5, otherPageRuns: 3, starts: 3, loopSeconds: 3, repetitions: 25 };
const QUICK: Effort = { lighthouseRuns: 1, otherPageRuns: 0, starts: 1, loopSeconds: 1, repetitions: 7 };
const OPTIONS = ['--quick', '--domain', '--library', '--pages', '--server', '--dashboard'];

export function readEffort(args: readonly string[]): Wanted {
  const unknown = args.find((each) => !OPTIONS.includes(each));
  if (unknown !== undefined) throw new Error(`npm run bench knows ${OPTIONS.join(', ')}, not ${unknown}.`);
  const quick = args.includes('--quick');
  return {
    ...(quick ? QUICK : FULL),
    quick,
    domainOnly: args.includes('--domain'),
    libraryOnly: args.includes('--library'),
    pagesOnly: args.includes('--pages'),
    serverOnly: args.includes('--server'),
    dashboardOnly: args.includes('--dashboard'),
  };
}
