/** `npm run bench`: a first visit beside a static page, orders a second, and what a larger shop costs. */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { measureOrders } from './orders.ts';
import { reportText } from './report.ts';
import { measureScale } from './scale.ts';
import { measureVisits } from './visits.ts';

const KINDS = { visits: measureVisits, orders: measureOrders, scale: measureScale };
type Kind = keyof typeof KINDS;

const FULL = { rounds: 5, loopSeconds: 3, repetitions: 25 };
const QUICK = { rounds: 1, loopSeconds: 1, repetitions: 7 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    sizes: { type: 'string', default: '10000,100000' },
  },
});
const kinds = (positionals.length > 0 ? positionals : Object.keys(KINDS)) as Kind[];
const unknown = kinds.find((kind) => !(kind in KINDS));
if (unknown) throw new Error(`npm run bench measures ${Object.keys(KINDS).join(', ')}, not ${unknown}.`);

const effort = {
  ...(values.quick ? QUICK : FULL),
  sizes: values.sizes.split(',').map(Number),
};
const rows = [];
for (const kind of kinds) rows.push(...(await KINDS[kind](effort)));
console.log(
  `\n${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores, ${process.platform} ${process.arch}, Node ${process.versions.node}\n`,
);
console.log(reportText(rows));
