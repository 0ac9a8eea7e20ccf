/** What the rules weigh in a page that needs every one of them. */
import { bundle, gzipSize } from './bundle.ts';
import { atMost, type Row } from './row.ts';
import { kilobytes } from './values.ts';

const MOST = 12;

/** Kept where anyone could reach it, so that nothing may be left out; as a list, because a page carries no names. */
export async function weighDomain(): Promise<Row> {
  const names = Object.keys(await import('@zawadeh/domain')).join(', ');
  const lines = `import { ${names} } from '@zawadeh/domain'; globalThis.domain = [${names}];`;
  const gzip = gzipSize(await bundle(lines));
  return {
    what: 'The whole domain in a page, minified',
    measured: `${kilobytes(gzip)} gzip`,
    aim: atMost(gzip, MOST * 1024, `≤ ${MOST} kB`),
  };
}
