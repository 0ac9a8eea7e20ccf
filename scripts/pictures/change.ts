/** The pictures that looked different in the last run of `npm run visual`, for its page and for accepting them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { idPart, titleOf, type Picture } from '../../.storybook/digests.ts';
import { root } from '../root.ts';

export const visualFolder = join(root, '.reports/visual');
export const changesFile = join(visualFolder, 'changes.json');

export interface Change {
  /** Equal in pictures that changed in the same way, such as `change-1`. */
  name: string;
  /** What changed, in words. */
  change: string;
  picture: Picture;
}

export function readChanges(): Change[] {
  try {
    return JSON.parse(readFileSync(changesFile, 'utf8')) as Change[];
  } catch {
    return [];
  }
}

/** Whether one of the names is the story, its component, or a file or folder of the component. */
export const isNamed = (story: string, names: readonly string[]): boolean =>
  names.some((name) => {
    const last = name.replace(/\/+$/, '').split('/').at(-1) ?? '';
    const component = idPart(last.replace(/\.stories\.tsx$/, ''));
    return story === name || `-${titleOf(story)}`.endsWith(`-${component}`);
  });
