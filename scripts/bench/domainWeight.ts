/** The size of the whole domain package in a page. */
import { bundle, gzipSize } from './bundle.ts';
import { atMost, type BenchRow } from './row.ts';
import { kilobytes } from './values.ts';

const MAX_KB = 12;

/** A global list of all exports, so that the bundler can neither drop nor name them. */
export async function weighDomain(): Promise<BenchRow> {
  const names = Object.keys(await import('@zawadeh/domain')).join(', ');
  const lines = `import { ${names} } from '@zawadeh/domain'; globalThis.domain = [${names}];`;
  const gzip = gzipSize(await bundle(lines));
  return {
    label: 'The whole domain in a page, minified',
    measured: `${kilobytes(gzip)} gzip`,
    aim: atMost(gzip, MAX_KB * 1024, `≤ ${MAX_KB} kB`),
  };
}
