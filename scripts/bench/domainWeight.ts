/** What the rules weigh in a page that needs every one of them. */
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { root } from './children.ts';
import { atMost, type Row } from './row.ts';
import { kilobytes } from './values.ts';

const MOST = 12;
const ENTRY = 'virtual:whole-domain';

const names = Object.keys(await import('@zawadeh/domain')).join(', ');

/** Kept where anyone could reach it, so that nothing may be left out; as a list, because a page carries no names. */
const wholeDomain: Plugin = {
  name: 'whole-domain',
  resolveId: (id) => (id === ENTRY ? id : undefined),
  load: (id) =>
    id === ENTRY ? `import { ${names} } from '@zawadeh/domain'; globalThis.domain = [${names}];` : undefined,
};

export async function weighDomain(): Promise<Row> {
  const gzip = gzipSync(await bundle(), { level: 9 }).length;
  return {
    what: 'The whole domain in a page, minified',
    measured: `${kilobytes(gzip)} gzip`,
    aim: atMost(gzip, MOST * 1024, `≤ ${MOST} kB`),
  };
}

async function bundle(): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [wholeDomain],
    build: { target: 'es2022', write: false, modulePreload: false, rolldownOptions: { input: ENTRY } },
  });
  const outputs = [built].flat() as Rolldown.RolldownOutput[];
  return outputs
    .flatMap(({ output }) => output)
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('\n');
}
