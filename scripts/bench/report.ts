/** The result table, on the console and as a dated document. */
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.ts';
import type { BenchRow } from './row.ts';

export interface BenchReport {
  rows: readonly BenchRow[];
  notes: readonly string[];
  /** The component sizes, with headings in the first line. */
  components: readonly string[][];
  browser: string;
}

const HEADINGS = ['what', 'measured', 'limit measured in the same run', 'ratio', 'aim', ''];

export function showReport({ rows, notes, components }: Omit<BenchReport, 'browser'>): void {
  const missed = rows.filter(({ aim }) => aim?.met === false);
  console.log(['', ...aligned(components), '', ...aligned([HEADINGS, ...rows.map(cellsOf)])].join('\n'));
  console.log(['', ...notes, ''].join('\n'));
  for (const { label, measured, ratio, aim } of missed) {
    const times = aim?.text.startsWith('ratio') ? `, ratio ${ratio?.toFixed(2)}` : '';
    console.log(`Missed: ${label} is ${measured}${times} (aim: ${aim?.text})`);
  }
  if (missed.length === 0) console.log('Every aim is met.');
}

function aligned(table: readonly string[][]): string[] {
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((line) => line[column]?.length ?? 0)),
  );
  return table.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** Returns the path of the document from the project root. */
export async function writeReport({ rows, notes, components, browser }: BenchReport): Promise<string> {
  const date = new Date().toISOString().slice(0, 10);
  const path = join('docs/benchmarks', `${date}.md`);
  const text = [
    `# Benchmark of ${date}`,
    '',
    'Written by `npm run bench`: medians of five Lighthouse runs of each page, taken in turns, and of three starts.',
    'kB is 1024 bytes; a number in brackets after a size counts the files.',
    '',
    ...machineFacts(browser).map((fact) => `- ${fact}`),
    '',
    ...asMarkdown([HEADINGS, ...rows.map(cellsOf)]),
    '',
    ...notes.map((note) => `- ${note}`),
    '',
    '## What each component adds',
    '',
    'To a page that has React and styled-components already; each alone, so what several share is counted in each.',
    '',
    ...asMarkdown(components),
    '',
  ].join('\n');
  await mkdir(join(root, 'docs/benchmarks'), { recursive: true });
  await writeFile(join(root, path), text);
  return path;
}

function asMarkdown([headings = [], ...lines]: readonly string[][]): string[] {
  return [headings, headings.map(() => '---'), ...lines].map(
    (line) => `| ${line.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`,
  );
}

function machineFacts(browser: string): string[] {
  return [
    `${availableParallelism()} cores, ${Math.round(totalmem() / 1024 ** 3)} GB of memory`,
    `${process.platform} ${process.arch}, Node ${process.versions.node}`,
    browser,
  ];
}

function cellsOf({ label, measured, limit = '', ratio, aim }: BenchRow): string[] {
  return [
    label,
    measured,
    limit,
    ratio === undefined ? '' : ratio.toFixed(2),
    aim?.text ?? '',
    aim ? (aim.met ? 'met' : 'missed') : '',
  ];
}
