/** `npm run bench`: page sizes, paint times and server throughput, each beside a limit measured on the same machine. */
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
import { measureCounter } from './counter/measureCounter.ts';
import { measureDashboard } from './dashboard/measureDashboard.ts';
import { readOptions } from './benchOptions.ts';
import { measureOrders } from './orders/measureOrders.ts';
import { measureScale } from './scale/measureScale.ts';
import { measurePages, type Measured } from './pages.ts';
import { showReport, writeReport } from './report.ts';
import type { BenchRow } from './row.ts';
import { measureShelfOfThousands } from './shelfLatency.ts';
import { measureStartUp } from './startUp.ts';
import { measureTable } from './tableLatency.ts';
import { measureThroughput, SHOP } from './throughput.ts';
import { loadTools } from './tools.ts';
import { withOwnFolder } from '../ownFolder.ts';
import { startZawadeh } from './zawadeh.ts';

const effort = readOptions(process.argv.slice(2));

const postgresUrl = process.env.ZAWADEH_TEST_POSTGRES;

if (effort.domainOnly) showReport({ rows: await domainRows(), notes: [], components: [] });
else if (effort.libraryOnly) showReport({ ...(await measureLibrary()), notes: [] });
else if (effort.pagesOnly) showReport({ ...(await withShop(measurePagesAndShelf)), components: [] });
else if (effort.serverOnly)
  showReport({ rows: await measureOrders(postgresUrl, effort), notes: [], components: [] });
else if (effort.dashboardOnly) showReport({ rows: await dashboardRows(), notes: [], components: [] });
else if (effort.counterOnly) showReport({ rows: await counterRows(), notes: [], components: [] });
else if (effort.scaleSizes) {
  const { scaleSizes: sizes, repetitions } = effort;
  showReport({ rows: await measureScale(postgresUrl, { sizes, repetitions }), notes: [], components: [] });
} else if (effort.quick) await measureQuick();
else await measureAll();

async function measureAll(): Promise<void> {
  await ensureWebBuild();
  const startRows = await measureStartUp(effort);
  const rulesRows = await domainRows();
  const library = await measureLibrary();
  const { rows, notes } = await withShop(async (origin) => {
    const measured = await measurePagesAndShelf(origin);
    return {
      ...measured,
      rows: [...measured.rows, ...startRows, ...(await measureThroughput(origin, effort, SHOP))],
    };
  });
  const orderRows = [
    ...(await measureOrders(postgresUrl, effort)),
    ...(await measureDashboard(postgresUrl)),
    ...(await measureCounter()),
  ];
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

/** The values that change most often, measured once; not written, because the file of the day is for full runs. */
async function measureQuick(): Promise<void> {
  await ensureWebBuild();
  const startRows = await measureStartUp(effort);
  const { rows, notes } = await withShop(async (origin) => {
    const measured = await measurePages(await loadTools(), origin, effort);
    return { ...measured, rows: [...measured.rows, ...(await measureThroughput(origin, effort, SHOP))] };
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

async function withShop(measure: (origin: string) => Promise<Measured>): Promise<Measured> {
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

async function measurePagesAndShelf(origin: string): Promise<Measured> {
  const pages = await measurePages(await loadTools(), origin, effort);
  return { ...pages, rows: [...pages.rows, ...(await measureShelfOfThousands(origin))] };
}

async function measureLibrary() {
  const [recorded, weights] = [await readRecordedWeights(), await weighComponents()];
  const rows: BenchRow[] = [...(await weighBagGrid()), ...(await measureTable())];
  return { weights, components: componentTable(weights, recorded), rows };
}

async function dashboardRows(): Promise<BenchRow[]> {
  await ensureWebBuild();
  return measureDashboard(postgresUrl);
}

async function counterRows(): Promise<BenchRow[]> {
  await ensureWebBuild();
  return measureCounter();
}

async function domainRows(): Promise<BenchRow[]> {
  const speedRows = measureDomain(effort);
  return [await weighDomain(), ...speedRows];
}

/** The types of the launcher's JavaScript module. */
interface Launcher {
  ensureBuilt: () => Promise<void>;
}

async function ensureWebBuild(): Promise<void> {
  const launcher = (await import(new URL('../launcher/build.mjs', import.meta.url).href)) as Launcher;
  await launcher.ensureBuilt();
}
