/** The mutations that no test detected, and the score of each file. */
import { relative } from 'node:path';
import type { Break } from './breaks.ts';
import { changeText, textBetween } from './changeText.ts';

/** A file that fails to load, or an endless loop, counts as detected. */
const NOTICED = ['Killed', 'RuntimeError', 'Timeout'];

/** Uses the mutated sources, because the files may have changed since. */
export function showReport(results: readonly Break[], sources: ReadonlyMap<string, string>): void {
  const breaks = results.filter(({ status }) => status !== 'Ignored');
  if (breaks.length === 0) {
    console.log('Nothing was broken: there are only names here, or no test comes near.');
    return;
  }
  const paths = [...new Set(breaks.map(pathOf))].sort();
  const lines = paths.flatMap((path) => {
    const own = breaks.filter((each) => pathOf(each) === path);
    return [`${path}: ${scoreText(own)}`, ...survivors(path, own, sources.get(path) ?? '')];
  });
  const unreached = breaks.filter(({ status }) => status === 'NoCoverage').length;
  const aside = unreached > 0 ? `, ${unreached} of the rest where no test comes` : '';
  console.log(['', ...lines, '', `Score: ${scoreText(breaks)}${aside}.`].join('\n'));
}

function scoreText(breaks: readonly Break[]): string {
  const noticed = breaks.filter(isNoticed).length;
  const percent = ((noticed / breaks.length) * 100).toFixed(1);
  return `${percent} %, ${noticed} of ${breaks.length} breaks noticed`;
}

function survivors(path: string, breaks: readonly Break[], source: string): string[] {
  return breaks
    .filter((each) => !isNoticed(each))
    .sort((a, b) => a.location.start.line - b.location.start.line)
    .map(({ location: { start, end }, replacement, mutatorName, status }) => {
      const change = changeText(textBetween(source, start, end), replacement);
      const aside = status === 'NoCoverage' ? ', no test comes here' : '';
      return `  ${path}:${start.line}:${start.column}  ${change}  (${mutatorName}${aside})`;
    });
}

const isNoticed = ({ status }: Break) => NOTICED.includes(status);
const pathOf = ({ fileName }: Break) => relative(process.cwd(), fileName).replaceAll('\\', '/');
