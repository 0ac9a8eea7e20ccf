/** Lighthouse on every public page in both languages; landing page, shelf, bag and shop beside static pages of the same content. */
import { startUntil, stop } from './children.ts';
import type { BenchEffort } from './benchOptions.ts';
import type { BenchRow } from './row.ts';
import { copyWithoutScripts } from './copyWithoutScripts.ts';
import type { Tools } from './tools.ts';
import { benchmarkIndex, detailPaintRows, failingAudits, paintRows, scoreRow } from './visitRows.ts';
import { visitInTurns, type PageToVisit } from './visits.ts';
import { firstVisitRows, weigh, weightRows } from './weight.ts';

const LANGUAGES = [
  { language: 'en', name: 'English' },
  { language: 'ar', name: 'Arabic' },
] as const;

/** Visited without a session and with an empty cart. */
const OTHERS = [
  '/cart',
  '/checkout',
  '/checkout/success',
  '/checkout/cancel',
  '/login',
  '/profile',
  '/alerts',
  '/payment-method',
];

export interface Measured {
  rows: BenchRow[];
  notes: string[];
}

export async function measurePages(tools: Tools, origin: string, effort: BenchEffort): Promise<Measured> {
  const shelf = await measureShelf(tools, origin, effort);
  const landing = await measureWithoutScripts(tools, origin, effort, { path: '/', rowsOf: paintRows });
  const { id, store_id: storeId } = await firstBag(origin);
  const rowsOf = detailPaintRows;
  const bag = await measureWithoutScripts(tools, origin, effort, { path: `/bag/${id}`, rowsOf });
  const shop = await measureWithoutScripts(tools, origin, effort, { path: `/shop/${storeId}`, rowsOf });
  const others: Measured =
    effort.otherPageRuns > 0 ? await measureOthers(tools, origin, effort) : { rows: [], notes: [] };
  return {
    rows: [...(await firstVisitRows()), ...[shelf, landing, bag, shop, others].flatMap(({ rows }) => rows)],
    notes: [shelf, landing, bag, shop, others].flatMap(({ notes }) => notes),
  };
}

const pagesAt = (origin: string, path: string, kind = ''): PageToVisit[] =>
  LANGUAGES.map(({ language, name }) => ({
    name: `${path}${kind}, ${name}`,
    url: `${origin}${path}`,
    language,
  }));

/** Compared with a hand-written page with the same number of bags and images. */
async function measureShelf(tools: Tools, origin: string, effort: BenchEffort): Promise<Measured> {
  const host = await startUntil(['scripts/bench/staticServer.ts'], /^ready: (\S+)/);
  const staticPage: PageToVisit = { name: 'static page', url: host.answer, language: 'en' };
  const ours = pagesAt(origin, '/our-bags');
  try {
    const [staticVisits = [], ...visits] = await visitInTurns(
      tools,
      [staticPage, ...ours],
      effort.lighthouseRuns,
    );
    const staticWeights = await weigh(staticVisits[0]?.requests ?? [], 'en');
    const rows: BenchRow[] = [];
    for (const [index, { name, language }] of ours.entries()) {
      const own = visits[index] ?? [];
      rows.push(...weightRows(name, await weigh(own[0]?.requests ?? [], language), staticWeights));
      rows.push(...paintRows(name, own, staticVisits));
    }
    return { rows, notes: notesOn([staticPage, ...ours], [staticVisits, ...visits]) };
  } finally {
    await stop(host.child);
  }
}

interface ComparedPage {
  path: string;
  rowsOf: typeof paintRows;
}

/** Compared with a copy of itself without scripts. */
async function measureWithoutScripts(
  tools: Tools,
  origin: string,
  effort: BenchEffort,
  { path, rowsOf }: ComparedPage,
): Promise<Measured> {
  const copy = await copyWithoutScripts(origin);
  const copies = pagesAt(copy.origin, path, ' without scripts');
  const ours = pagesAt(origin, path);
  try {
    const visits = await visitInTurns(tools, [...copies, ...ours], effort.lighthouseRuns);
    const rows = ours.flatMap(({ name }, index) =>
      rowsOf(name, visits[copies.length + index] ?? [], visits[index] ?? []),
    );
    return { rows, notes: notesOn([...copies, ...ours], visits) };
  } finally {
    copy.stop();
  }
}

const firstBag = async (origin: string) => {
  const bags = (await (await fetch(`${origin}/api/surprise-bags`)).json()) as {
    id: string;
    store_id: string;
  }[];
  if (!bags[0]) throw new Error('There are no bags.');
  return bags[0];
};

async function measureOthers(tools: Tools, origin: string, effort: BenchEffort): Promise<Measured> {
  const { id, store_id: storeId } = await firstBag(origin);
  const ours = [`/bag/${id}`, `/shop/${storeId}`, ...OTHERS].flatMap((path) => pagesAt(origin, path));
  const visits = await visitInTurns(tools, ours, effort.otherPageRuns);
  const rows = ours.flatMap(({ name }, index) => scoreRow(name, visits[index] ?? [], 'other'));
  return { rows, notes: notesOn(ours, visits) };
}

function notesOn(pages: readonly PageToVisit[], visits: Parameters<typeof benchmarkIndex>[0]): string[] {
  return [
    `Benchmark index (the machine's speed as Lighthouse sees it) at ${pages[0]?.name}: ${benchmarkIndex(visits)}`,
    ...pages.map(
      ({ name }, index) =>
        `Failing audits, ${name}: ${failingAudits(visits[index] ?? []).join('; ') || 'none'}`,
    ),
  ];
}
