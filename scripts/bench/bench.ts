/** `npm run bench`: what the page weighs, how soon it shows, what the server bears, beside what this machine could do at best. */
import { browserPath, browserVersion } from './browser.ts';
import { startUntil, stop } from './children.ts';
import {
  componentTable,
  readRecordedWeights,
  recordWeights,
  weighBagGrid,
  weighComponents,
} from './componentWeights.ts';
import { measureDomain } from './domainSpeed.ts';
import { weighDomain } from './domainWeight.ts';
import { readEffort } from './effort.ts';
import { measureOrders } from './orders/measureOrders.ts';
import { showReport, writeReport } from './report.ts';
import type { Row } from './row.ts';
import { measureStartUp } from './startUp.ts';
import { measureTable } from './tableLatency.ts';
import { measureThroughput, SHOP } from './throughput.ts';
import { loadTools, type Tools } from './tools.ts';
import { benchmarkIndex, failingAudits, visitRows } from './visitRows.ts';
import { visitInTurns, type PageToVisit } from './visits.ts';
import { ensureWebBuild } from './webBuild.ts';
import { weigh, weightRows, type Weights } from './weight.ts';
import { startZawadeh, withDataFolder } from './zawadeh.ts';

const effort = readEffort(process.argv.slice(2));

const postgresUrl = process.env.ZAWADEH_TEST_POSTGRES;

if (effort.domainOnly) showReport({ rows: await domainRows(), notes: [], components: [] });
else if (effort.libraryOnly) showReport({ ...(await measureLibrary()), notes: [] });
else if (effort.serverOnly)
  showReport({ rows: await measureOrders(postgresUrl, effort), notes: [], components: [] });
else await measureAll();

async function measureAll(): Promise<void> {
  const tools = await loadTools();
  await ensureWebBuild();
  const startRows = await measureStartUp(effort);
  const rulesRows = await domainRows();
  const library = await measureLibrary();
  const { rows, notes } = await withDataFolder(async (folder) => {
    const zawadeh = await startZawadeh(folder);
    try {
      const pages = await measurePages(tools, zawadeh.answer);
      return {
        ...pages,
        rows: [...pages.rows, ...startRows, ...(await measureThroughput(zawadeh.answer, effort, SHOP))],
      };
    } finally {
      await stop(zawadeh.child);
    }
  });
  const orderRows = await measureOrders(postgresUrl, effort);
  const report = {
    rows: [...rows, ...orderRows, ...rulesRows, ...library.rows],
    notes,
    components: library.components,
    browser: browserVersion(await browserPath()),
  };
  showReport(report);
  // A quick look is a sketch, and must not take the place of a full record of the same day.
  if (effort.quick) return;
  await recordWeights(library.weights);
  console.log(`Written to ${await writeReport(report)}`);
}

async function measureLibrary() {
  const [recorded, weights] = [await readRecordedWeights(), await weighComponents()];
  const rows: Row[] = [...(await weighBagGrid()), ...(await measureTable())];
  return { weights, components: componentTable(weights, recorded), rows };
}

async function domainRows(): Promise<Row[]> {
  const speedRows = measureDomain(effort);
  return [await weighDomain(), ...speedRows];
}

async function measurePages(tools: Tools, origin: string): Promise<{ rows: Row[]; notes: string[] }> {
  const host = await startUntil(['scripts/bench/staticServer.ts'], /^ready: (\S+)/);
  const still: PageToVisit = { name: 'static page', url: host.answer, language: 'en' };
  const ours: PageToVisit[] = [
    { name: 'English', url: `${origin}/our-bags`, language: 'en' },
    { name: 'Arabic', url: `${origin}/our-bags`, language: 'ar' },
  ];
  try {
    const [stillVisits = [], ...ourVisits] = await visitInTurns(
      tools,
      [still, ...ours],
      effort.lighthouseRuns,
    );
    const weightsOf = (page: PageToVisit, visits: typeof stillVisits): Promise<Weights> =>
      weigh(visits[0]?.requests ?? [], page.language);
    const stillWeights = await weightsOf(still, stillVisits);
    const weighed: Row[] = [];
    const visited: Row[] = [];
    const notes = [
      `Benchmark index (the machine's speed as Lighthouse sees it): ${benchmarkIndex([stillVisits, ...ourVisits])}`,
      `Failing audits, static page: ${failingAudits(stillVisits).join('; ') || 'none'}`,
    ];
    for (const [index, page] of ours.entries()) {
      const visits = ourVisits[index] ?? [];
      weighed.push(...weightRows(page.name, await weightsOf(page, visits), stillWeights));
      visited.push(...visitRows(page.name, visits, stillVisits));
      notes.push(`Failing audits, ${page.name}: ${failingAudits(visits).join('; ') || 'none'}`);
    }
    return { rows: [...weighed, ...visited], notes };
  } finally {
    await stop(host.child);
  }
}
