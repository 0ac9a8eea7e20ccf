/** Stryker puts every mutation into a copy of the domain, behind a switch, and runs the tests that cover it. */
import { join } from 'node:path';
import { withOwnFolder } from '../ownFolder.ts';

export interface Break {
  fileName: string;
  location: { start: Place; end: Place };
  replacement: string;
  mutatorName: string;
  status: 'Killed' | 'Timeout' | 'RuntimeError' | 'Survived' | 'NoCoverage' | 'Ignored';
}

/** Both are one-based. */
export interface Place {
  line: number;
  column: number;
}

interface Library {
  Stryker: new (options: object) => { runMutationTest: () => Promise<Break[]> };
}

const HERE = import.meta.dirname;
// A computed name, because the types must also compile without this package.
const LIBRARY: string = '@stryker-mutator/core';

/** Undefined when the tests fail without a mutation. */
export async function tryBreaks(files: readonly string[]): Promise<Break[] | undefined> {
  const { Stryker } = (await import(LIBRARY)) as Library;
  return withOwnFolder('mutation', async (tempDirName) => {
    const run = new Stryker({
      mutate: files,
      tempDirName,
      // Stryker copies the files that are not ignored.
      ignorePatterns: ['**', '!packages/domain/**', '!scripts/mutation/*.ts', '!tsconfig.base.json'],
      testRunner: 'vitest',
      vitest: { configFile: 'scripts/mutation/vitest.config.ts' },
      plugins: ['@stryker-mutator/vitest-runner', join(HERE, 'names.ts'), join(HERE, 'progress.ts')],
      ignorers: ['names'],
      reporters: ['count'],
      disableTypeChecks: false,
      // Stryker would rewrite it with an API that TypeScript 7 no longer has.
      tsconfigFile: 'none',
      // A busy machine must not look like an endless loop.
      timeoutMS: 15_000,
      // A rule without a test is reported, not an error.
      allowEmpty: true,
      logLevel: 'error',
    });
    // Stryker has logged the error.
    return run.runMutationTest().catch(() => undefined);
  });
}
