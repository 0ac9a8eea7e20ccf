import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Declarations {
  /** The folder in which the compiler wrote the declarations of all sources. */
  compiled: string;
  target: string;
  /** The modules that can be imported, as paths without an ending. */
  modules: readonly string[];
}

const SPECIFIER = /(\bfrom |\bimport\()(['"])([^'"]+)\2/g;
const BARE_IMPORT = /^import ['"][^'"]+['"];\n/gm;

/**
 * Copies the declarations that the modules reach, without those of stories and tests. Specifiers get the endings that
 * Node's resolution demands. Returns the packages that are named.
 */
export function writeDeclarations({ compiled, target, modules }: Declarations): string[] {
  const packages: string[] = [];
  const waiting = [...modules];
  for (const module of waiting) {
    const text = readFileSync(join(compiled, `${module}.d.ts`), 'utf8').replace(BARE_IMPORT, '');
    const rewritten = text.replace(SPECIFIER, (_, before: string, quote: string, specifier: string) => {
      if (!specifier.startsWith('.')) packages.push(specifier);
      else if (!specifier.endsWith('.json')) {
        const next = join(dirname(module), specifier).replace(/\.tsx?$/, '');
        if (!waiting.includes(next)) waiting.push(next);
      }
      return `${before}${quote}${published(specifier)}${quote}`;
    });
    const file = join(target, `${module}.d.ts`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, rewritten);
  }
  return packages;
}

function published(specifier: string): string {
  if (specifier.endsWith('.json')) return `${specifier}.js`;
  if (specifier.startsWith('.')) return specifier.replace(/\.tsx?$/, '.js');
  // styled-components has no map of exports, so Node's resolution needs the whole name of the file.
  return specifier === 'styled-components/dist/types' ? `${specifier}.js` : specifier;
}
