/** Runs the tests nearest to a mutation first: they detect it most often, and the first failure ends the run. */
import { basename, dirname } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

export class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const broken = this.ctx.config.related?.[0];
    if (broken === undefined) return super.sort(files);
    return files.toSorted((a, b) => distance(a.moduleId, broken) - distance(b.moduleId, broken));
  }
}

function distance(test: string, broken: string): number {
  if (dirname(test) !== dirname(broken)) return 2;
  return basename(test) === basename(broken).replace('.ts', '.test.ts') ? 0 : 1;
}
