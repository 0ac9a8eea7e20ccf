/** Lighthouse on every public page in both languages; the front door and the shelf beside still pages of the same content. */
import { startUntil, stop } from './children.ts';
import type { Effort } from './benchOptions.ts';
import type { Row } from './row.ts';
import { copyWithoutScripts } from './copyWithoutScripts.ts';
import type { Tools } from './tools.ts';
import { benchmarkIndex, failingAudits, paintRows, scoreRow } from './visitRows.ts';
import { visitInTurns, type PageToVisit } from './visits.ts';
import { firstVisitRows, weigh, weightRows } from './weight.ts';

const LANGUAGES = [
  { language: 'en', name: 'English' },
  { language: 'ar', name: 'Arabic' },
] as const;

/** Where nobody is signed in and nothing is in the cart, as Lighthouse comes. */
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
  rows: Row[];
  notes: string[];
}

export async function measurePages(tools: Tools, origin: string, effort: Effort): Promise<Measured> {
  const shelf = await measureShelf(tools, origin, effort);
  const door = await measureDoor(tools, origin, effort);
  const others: Measured =
    effort.otherPageRuns > 0 ? await measureOthers(tools, origin, effort) : { rows: [], notes: [] };
  return {
    rows: [...(await firstVisitRows()), ...shelf.rows, ...door.rows, ...others.rows],
    notes: [...shelf.notes, ...door.notes, ...others.notes],
  };
}

const pagesAt = (origin: string, path: string, kind = ''): PageToVisit[] =>
  LANGUAGES.map(({ language, name }) => ({
    name: `${path}${kind}, ${name}`,
    url: `${origin}${path}`,
    language,
  }));

/** Beside a page that was written by hand, with as many bags and their pictures. */
async function measureShelf(tools: Tools, origin: string, effort: Effort): Promise<Measured> {
  const host = await startUntil(['scripts/bench/staticServer.ts'], /^ready: (\S+)/);
  const still: PageToVisit = { name: 'static page', url: host.answer, language: 'en' };
  const ours = pagesAt(origin, '/our-bags');
  try {
    const [stillVisits = [], ...visits] = await visitInTurns(tools, [still, ...ours], effort.lighthouseRuns);
    const stillWeights = await weigh(stillVisits[0]?.requests ?? [], 'en');
    const rows: Row[] = [];
    for (const [index, { name, language }] of ours.entries()) {
      const own = visits[index] ?? [];
      rows.push(...weightRows(name, await weigh(own[0]?.requests ?? [], language), stillWeights));
      rows.push(...paintRows(name, own, stillVisits));
    }
    return { rows, notes: notesOn([still, ...ours], [stillVisits, ...visits]) };
  } finally {
    await stop(host.child);
  }
}

/** Beside itself without scripts. */
async function measureDoor(tools: Tools, origin: string, effort: Effort): Promise<Measured> {
  const copy = await copyWithoutScripts(origin);
  const stills = pagesAt(copy.origin, '/', ' without scripts');
  const ours = pagesAt(origin, '/');
  try {
    const visits = await visitInTurns(tools, [...stills, ...ours], effort.lighthouseRuns);
    const rows = ours.flatMap(({ name }, index) =>
      paintRows(name, visits[stills.length + index] ?? [], visits[index] ?? []),
    );
    return { rows, notes: notesOn([...stills, ...ours], visits) };
  } finally {
    copy.stop();
  }
}

async function measureOthers(tools: Tools, origin: string, effort: Effort): Promise<Measured> {
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
