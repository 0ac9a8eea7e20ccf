export interface BenchEffort {
  lighthouseRuns: number;
  /** Runs of the pages without a comparison; none with --quick. */
  otherPageRuns: number;
  starts: number;
  loopSeconds: number;
  repetitions: number;
}

interface BenchOptions extends BenchEffort {
  quick: boolean;
  /** The domain only, which needs neither browser nor server. */
  domainOnly: boolean;
  /** The component library only: sizes, and the response time of the table. */
  libraryOnly: boolean;
  /** The pages only: Lighthouse, and the shelf of 10,000 bags. */
  pagesOnly: boolean;
  /** The orders only: placed per second, and streamed to a thousand clients. */
  serverOnly: boolean;
  /** The dashboard only, with ten thousand orders. */
  dashboardOnly: boolean;
  /** The counter only, with two hundred handovers. */
  counterOnly: boolean;
  /** The database only, with each of these numbers of orders; null without --scale. */
  scaleSizes: number[] | null;
}

const FULL: BenchEffort = { lighthouseRuns: 5, otherPageRuns: 3, starts: 3, loopSeconds: 3, repetitions: 25 };
const QUICK: BenchEffort = { lighthouseRuns: 1, otherPageRuns: 0, starts: 1, loopSeconds: 1, repetitions: 7 };
const OPTIONS = [
  '--quick',
  '--domain',
  '--library',
  '--pages',
  '--server',
  '--dashboard',
  '--counter',
  '--scale',
];
const SIZES = '--sizes=';
const SCALE_SIZES = [10_000, 100_000];

export function readOptions(args: readonly string[]): BenchOptions {
  const unknown = args.find((each) => !OPTIONS.includes(each) && !each.startsWith(SIZES));
  if (unknown !== undefined) {
    throw new Error(`npm run bench knows ${OPTIONS.join(', ')} and ${SIZES}10000,100000, not ${unknown}.`);
  }
  const quick = args.includes('--quick');
  return {
    ...(quick ? QUICK : FULL),
    quick,
    domainOnly: args.includes('--domain'),
    libraryOnly: args.includes('--library'),
    pagesOnly: args.includes('--pages'),
    serverOnly: args.includes('--server'),
    dashboardOnly: args.includes('--dashboard'),
    counterOnly: args.includes('--counter'),
    scaleSizes: args.includes('--scale') ? readSizes(args) : null,
  };
}

function readSizes(args: readonly string[]): number[] {
  const given = args.find((each) => each.startsWith(SIZES));
  const sizes = given?.slice(SIZES.length).split(',').map(Number) ?? SCALE_SIZES;
  if (sizes.every((size) => Number.isInteger(size) && size >= 10_000)) return sizes;
  throw new Error(`${given} names no numbers of at least 10000.`);
}
