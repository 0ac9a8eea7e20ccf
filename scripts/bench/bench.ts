/** `npm run bench`: what the page weighs, how soon it shows, what the server bears, beside what this machine could do at best. */
import { browserPath, browserVersion } from './browser.ts';
import { stop } from './children.ts';
import {
  componentTable,
  readRecordedWeights,
  recordWeights,
  weighBagGrid,
  weighComponents,
} from './componentWeights.ts';
import { measureDomain } from './domainSpeed.ts';
import { weighDomain } from './domainWeight.ts';
import { measureDashboard } from './dashboard/measureDashboard.ts';
import { readEffort } from './benchOptions.ts';
import { measureOrders } from './orders/measureOrders.ts';
import { measurePages, type Measured } from './pages.ts';
import { showReport, writeReport } from './report.ts';
import type { Row } from './row.ts';
import { measureShelfOfThousands } from './shelfLatency.ts';
import { measureStartUp } from './startUp.ts';
import { measureTable } from './tableLatency.ts';
import { measureThroughput, SHOP } from './throughput.ts';
import { loadTools } from './tools.ts';
import { ensureWebBuild } from './webBuild.ts';
import { withOwnFolder } from '../ownFolder.ts';
import { startZawadeh } from './zawadeh.ts';

const effort = readEffort(process.argv.slice(2));

const postgresUrl = process.env.ZAWADEH_TEST_POSTGRES;

if (effort.domainOnly) showReport({ rows: await domainRows(), notes: [], components: [] });
else if (effort.libraryOnly) showReport({ ...(await measureLibrary()), notes: [] });
else if (effort.pagesOnly) showReport({ ...(await inAShop(measureSeen)), components: [] });
else if (effort.serverOnly)
  showReport({ rows: await measureOrders(postgresUrl, effort), notes: [], components: [] });
else if (effort.dashboardOnly) showReport({ rows: await dashboardRows(), notes: [], components: [] });
else if (effort.quick) await measureSketch();
else await measureAll();

async function measureAll(): Promise<void> {
  await ensureWebBuild();
  const startRows = await measureStartUp(effort);
  const rulesRows = await domainRows();
  const library = await measureLibrary();
  const { rows, notes } = await inAShop(async (origin) => {
    const seen = await measureSeen(origin);
    return {
      ...seen,
      rows: [...seen.rows, ...startRows, ...(await measureThroughput(origin, effort, SHOP))],
    };
  });
  const orderRows = [...(await measureOrders(postgresUrl, effort)), ...(await measureDashboard(postgresUrl))];
  const report = {
    rows: [...rows, ...orderRows, ...rulesRows, ...library.rows],
    notes,
    components: library.components,
    browser: browserVersion(await browserPath()),
  };
  showReport(report);
  await recordWeights(library.weights);
  console.log(`Written to ${await writeReport(report)}`);
}

/** What changes most often, once. It is not written, or it would take the place of a full record of the same day. */
async function measureSketch(): Promise<void> {
  await ensureWebBuild();
  const startRows = await measureStartUp(effort);
  const { rows, notes } = await inAShop(async (origin) => {
    const seen = await measurePages(await loadTools(), origin, effort);
    return { ...seen, rows: [...seen.rows, ...(await measureThroughput(origin, effort, SHOP))] };
  });
  const orderRows = await measureOrders(postgresUrl, effort);
  showReport({
    rows: [...rows, ...startRows, ...orderRows, ...(await domainRows())],
    notes: [
      ...notes,
      'A sketch, not written down: without the other pages, the long shelf, the dashboard and the library.',
    ],
    components: [],
  });
}

async function inAShop(measure: (origin: string) => Promise<Measured>): Promise<Measured> {
  await ensureWebBuild();
  return withOwnFolder('bench', async (folder) => {
    const zawadeh = await startZawadeh(folder);
    try {
      return await measure(zawadeh.answer);
    } finally {
      await stop(zawadeh.child);
    }
  });
}

/** What whoever looks at a page would notice. */
async function measureSeen(origin: string): Promise<Measured> {
  const pages = await measurePages(await loadTools(), origin, effort);
  return { ...pages, rows: [...pages.rows, ...(await measureShelfOfThousands(origin))] };
}

async function measureLibrary() {
  const [recorded, weights] = [await readRecordedWeights(), await weighComponents()];
  const rows: Row[] = [...(await weighBagGrid()), ...(await measureTable())];
  return { weights, components: componentTable(weights, recorded), rows };
}

async function dashboardRows(): Promise<Row[]> {
  await ensureWebBuild();
  return measureDashboard(postgresUrl);
}

async function domainRows(): Promise<Row[]> {
  const speedRows = measureDomain(effort);
  return [await weighDomain(), ...speedRows];
}
