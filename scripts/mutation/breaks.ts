/** Stryker writes every break into a copy of the domain, behind a switch, and runs the tests that reach it. */
import { join } from 'node:path';
import { withOwnFolder } from '../ownFolder.ts';

export interface Break {
  fileName: string;
  location: { start: Place; end: Place };
  replacement: string;
  mutatorName: string;
  status: 'Killed' | 'Timeout' | 'RuntimeError' | 'Survived' | 'NoCoverage' | 'Ignored';
}

/** Both count from one. */
export interface Place {
  line: number;
  column: number;
}

interface Library {
  Stryker: new (options: object) => { runMutationTest: () => Promise<Break[]> };
}

const HERE = import.meta.dirname;
// Under a name the compiler cannot follow: the types must hold on machines without this package.
const LIBRARY: string = '@stryker-mutator/core';

/** Gives nothing when the tests fail even before a rule is broken. */
export async function tryBreaks(files: readonly string[]): Promise<Break[] | undefined> {
  const { Stryker } = (await import(LIBRARY)) as Library;
  return withOwnFolder('mutation', async (tempDirName) => {
    const run = new Stryker({
      mutate: files,
      tempDirName,
      // What is not ignored is copied.
      ignorePatterns: ['**', '!packages/domain/**', '!scripts/mutation/*.ts', '!tsconfig.base.json'],
      testRunner: 'vitest',
      vitest: { configFile: 'scripts/mutation/vitest.config.ts' },
      plugins: ['@stryker-mutator/vitest-runner', join(HERE, 'names.ts'), join(HERE, 'progress.ts')],
      ignorers: ['names'],
      reporters: ['count'],
      disableTypeChecks: false,
      // It would be rewritten with TypeScript's old interface, which TypeScript 7 no longer has.
      tsconfigFile: 'none',
      // A busy machine is not to be taken for a loop without end.
      timeoutMS: 15_000,
      // A rule without a test is a finding, not a mistake.
      allowEmpty: true,
      logLevel: 'error',
    });
    // What went wrong has been said by then.
    return run.runMutationTest().catch(() => undefined);
  });
}
