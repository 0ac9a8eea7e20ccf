/** The reporter of `npm run pictures:accept`: one writer for all files, so that none loses lines of another. */
import type { Reporter } from 'vitest/node';
import { keyOf, readAccepted, writeAccepted, type Picture, type Pictures } from './digests.ts';

declare module 'vitest' {
  interface TaskMeta {
    pictures?: Picture[];
  }
}

interface Taken {
  taken: readonly Picture[];
  /** The run covered every story: pictures that were not taken are gone. */
  isComplete: boolean;
}

export const acceptPictures = (root: string, { isFull }: { isFull: boolean }): Reporter => ({
  onTestRunEnd: (modules, errors, reason) => {
    const tests = modules.flatMap((module) => Array.from(module.children.allTests()));
    const taken = tests.flatMap((test) => test.meta().pictures ?? []);
    const isComplete = isFull && reason === 'passed' && errors.length === 0;
    const before = readAccepted(root);
    const after = merged(before, { taken, isComplete });
    writeAccepted(root, after);
    console.log(summary(before, after));
    if (isFull && !isComplete) console.log('Pictures of stories that are gone stay, because the run failed.');
  },
});

export function merged(accepted: Pictures, { taken, isComplete }: Taken): Pictures {
  const pictures: Pictures = isComplete ? new Map() : new Map(accepted);
  for (const picture of taken) pictures.set(keyOf(picture), picture);
  return pictures;
}

function summary(before: Pictures, after: Pictures): string {
  const added = [...after.keys()].filter((key) => !before.has(key)).length;
  const gone = [...before.keys()].filter((key) => !after.has(key)).length;
  const changed = [...after].filter(([key, { sha256 }]) => (before.get(key)?.sha256 ?? sha256) !== sha256);
  return `Pictures accepted: ${added} new, ${changed.length} changed, ${gone} gone. Look at them: npm run visual:review`;
}
