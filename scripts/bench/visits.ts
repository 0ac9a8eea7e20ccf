/** A first visit to the public pages in both languages; the shelf beside a static page of as many bags and pictures. */
import { withOwnFolder } from '../ownFolder.ts';
import { startUntil, stop } from './children.ts';
import { CATEGORIES, visitInTurns, type PageToVisit, type Visit } from './lighthouse.ts';
import { atMost, row, type BenchRow, type Effort } from './report.ts';
import { kilobytes, median, milliseconds } from './values.ts';

const SHELF = '/our-bags';
/** Visited without a session and with an empty cart. */
const OTHERS = [
  '/',
  '/cart',
  '/checkout',
  '/checkout/success',
  '/checkout/cancel',
  '/login',
  '/profile',
  '/alerts',
  '/payment-method',
];
const LANGUAGES = [
  { language: 'en', name: 'English' },
  { language: 'ar', name: 'Arabic' },
] as const;

interface Paint {
  audit: string;
  about: string;
  aim?: (value: number, ratio: number) => NonNullable<BenchRow['aim']>;
}

const PAINTS: readonly Paint[] = [
  {
    audit: 'largest-contentful-paint',
    about: 'Largest paint (LCP)',
    aim: (_, ratio) => atMost(ratio, 1.15, 'ratio ≤ 1.15'),
  },
  {
    audit: 'first-contentful-paint',
    about: 'First paint (FCP)',
    aim: (_, ratio) => atMost(ratio, 1.25, 'ratio ≤ 1.25'),
  },
  { audit: 'speed-index', about: 'Speed index (SI)' },
  {
    audit: 'total-blocking-time',
    about: 'Blocking time (TBT)',
    aim: (value) => atMost(value, 50, '≤ 50 ms'),
  },
];
const DOWNLOADS = { Script: 'JavaScript', Font: 'fonts', Image: 'pictures', Document: 'HTML' };
const MAX_FONTS_KB = 60;
const MAX_UNUSED_KB = 20;
const MIN_SCORES = { shelf: [100, 100, 100, 100], other: [97, 100, 100, 100] };

export function measureVisits({ rounds }: Effort): Promise<BenchRow[]> {
  return withOwnFolder('bench', async (folder) => {
    const shop = await startUntil(
      ['apps/server/src/main.ts', '--port', '0', '--data', folder],
      /^Zawadeh is ready: (http:\S+)/,
      { DEMO_HISTORY: 'false' },
    );
    const still = await startUntil(['scripts/bench/staticServer.ts'], /^ready: (\S+)/);
    try {
      return [
        ...(await shelfRows(shop.answer, still.answer, rounds)),
        ...(await otherRows(shop.answer, Math.min(rounds, 3))),
      ];
    } finally {
      await stop(still.child);
      await stop(shop.child);
    }
  });
}

const pagesAt = (origin: string, path: string): PageToVisit[] =>
  LANGUAGES.map(({ language, name }) => ({ name: `${path}, ${name}`, url: origin + path, language }));

async function shelfRows(shop: string, still: string, rounds: number): Promise<BenchRow[]> {
  const pages = pagesAt(shop, SHELF);
  const staticPage: PageToVisit = { name: 'static page', url: still, language: 'en' };
  const [staticVisits = [], ...ours] = await visitInTurns([staticPage, ...pages], rounds);
  return pages.flatMap(({ name }, index) => {
    const visits = ours[index] ?? [];
    return [
      ...PAINTS.map((paint) => paintRow(name, paint, visits, staticVisits)),
      shiftRow(name, visits),
      ...Object.entries(DOWNLOADS).map(([type, about]) => {
        const [value = 0, limit = 0] = [visits, staticVisits].map((each) => median(each.map(bytesOf(type))));
        const aim = () => atMost(value, MAX_FONTS_KB * 1024, `≤ ${MAX_FONTS_KB} kB`);
        const label = `Downloaded ${about}, compressed, ${name}`;
        return row({ label, value, limit, write: kilobytes }, type === 'Font' ? aim : undefined);
      }),
      unusedRow(name, visits),
      { ...scoreRow(name, visits, 'shelf'), limit: scores(staticVisits).join(', ') },
      { label: `The machine's speed as Lighthouse sees it, ${name}`, measured: indexOf(visits) },
    ];
  });
}

async function otherRows(shop: string, rounds: number): Promise<BenchRow[]> {
  const bags = (await (await fetch(`${shop}/api/surprise-bags`)).json()) as {
    id: string;
    store_id: string;
  }[];
  if (!bags[0]) throw new Error('There are no bags.');
  const paths = [...OTHERS, `/bag/${bags[0].id}`, `/shop/${bags[0].store_id}`];
  const pages = paths.flatMap((path) => pagesAt(shop, path));
  const visits = await visitInTurns(pages, rounds);
  return pages.flatMap(({ name }, index) => [
    scoreRow(name, visits[index] ?? [], 'other'),
    shiftRow(name, visits[index] ?? []),
  ]);
}

const valueOf = (audit: string) => (visit: Visit) => visit.audits[audit]?.numericValue ?? Number.NaN;
const itemsOf = (visit: Visit, audit: string) => visit.audits[audit]?.details?.items ?? [];
const bytesOf = (type: string) => (visit: Visit) =>
  itemsOf(visit, 'network-requests')
    .filter(({ resourceType }) => resourceType === type)
    .reduce((sum, { transferSize }) => sum + Number(transferSize), 0);

function paintRow(
  name: string,
  { audit, about, aim }: Paint,
  visits: readonly Visit[],
  staticVisits: readonly Visit[],
): BenchRow {
  const own = visits.map(valueOf(audit));
  const value = median(own);
  const limit = median(staticVisits.map(valueOf(audit)));
  const range = `${Math.round(Math.min(...own))}–${Math.round(Math.max(...own))}`;
  const label = `${about}, ${name} (${range})`;
  return row({ label, value, limit, write: milliseconds }, aim && ((ratio) => aim(value, ratio)));
}

function shiftRow(name: string, visits: readonly Visit[]): BenchRow {
  const value = Number(median(visits.map(valueOf('cumulative-layout-shift'))).toFixed(3));
  return { label: `Layout shift (CLS), ${name}`, measured: String(value), aim: atMost(value, 0, '0') };
}

function unusedRow(name: string, visits: readonly Visit[]): BenchRow {
  const wasted = (visit: Visit) =>
    itemsOf(visit, 'unused-javascript').reduce((sum, { wastedBytes }) => sum + Number(wastedBytes), 0);
  const value = median(visits.map(wasted));
  return {
    label: `Unused scripts, of files with more than 20 kB of them, ${name}`,
    measured: kilobytes(value),
    aim: atMost(value, MAX_UNUSED_KB * 1024, `≤ ${MAX_UNUSED_KB} kB`),
  };
}

function scoreRow(name: string, visits: readonly Visit[], kind: keyof typeof MIN_SCORES): BenchRow {
  const reached = scores(visits);
  const least = MIN_SCORES[kind];
  return {
    label: `Scores, ${name} (performance, accessibility, best practices, SEO)`,
    measured: reached.join(', '),
    aim: {
      text: `≥ ${least.join(', ')}`,
      met: reached.every((score, index) => score >= (least[index] ?? 0)),
    },
  };
}

const scores = (visits: readonly Visit[]): number[] =>
  CATEGORIES.map((id) =>
    median(visits.map(({ categories }) => Math.round((categories[id]?.score ?? 0) * 100))),
  );

const indexOf = (visits: readonly Visit[]): string =>
  String(Math.round(median(visits.map(({ environment }) => environment.benchmarkIndex))));
