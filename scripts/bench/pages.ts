/** Lighthouse on every public page in both languages; the landing page and the shelf beside static pages of the same content. */
import { startUntil, stop } from './children.ts';
import type { BenchEffort } from './benchOptions.ts';
import type { BenchRow } from './row.ts';
import { copyWithoutScripts } from './copyWithoutScripts.ts';
import type { Tools } from './tools.ts';
import { benchmarkIndex, failingAudits, paintRows, scoreRow } from './visitRows.ts';
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
  '/payment-method',
];

export interface Measured {
  rows: BenchRow[];
  notes: string[];
}

export async function measurePages(tools: Tools, origin: string, effort: BenchEffort): Promise<Measured> {
  const shelf = await measureShelf(tools, origin, effort);
  const landing = await measureLandingPage(tools, origin, effort);
  const others: Measured =
    effort.otherPageRuns > 0 ? await measureOthers(tools, origin, effort) : { rows: [], notes: [] };
  return {
    rows: [...(await firstVisitRows()), ...shelf.rows, ...landing.rows, ...others.rows],
    notes: [...shelf.notes, ...landing.notes, ...others.notes],
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

/** Compared with a copy of itself without scripts. */
async function measureLandingPage(tools: Tools, origin: string, effort: BenchEffort): Promise<Measured> {
  const copy = await copyWithoutScripts(origin);
  const copies = pagesAt(copy.origin, '/', ' without scripts');
  const ours = pagesAt(origin, '/');
  try {
    const visits = await visitInTurns(tools, [...copies, ...ours], effort.lighthouseRuns);
    const rows = ours.flatMap(({ name }, index) =>
      paintRows(name, visits[copies.length + index] ?? [], visits[index] ?? []),
    );
    return { rows, notes: notesOn([...copies, ...ours], visits) };
  } finally {
    copy.stop();
  }
}

async function measureOthers(tools: Tools, origin: string, effort: BenchEffort): Promise<Measured> {
  const bags = (await (await fetch(`${origin}/api/surprise-bags`)).json()) as { id: string }[];
  const ours = [`/bag/${bags[0]?.id}`, ...OTHERS].flatMap((path) => pagesAt(origin, path));
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
