/** What there is to review: pictures that differ from a base commit, and pictures that the last run rejected. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ACCEPTED_FOLDER,
  byKey,
  digestOf,
  parsePictures,
  readAccepted,
  type Picture,
  type Pictures,
} from '../../.storybook/digests.ts';
import type { PictureStore } from './pictureStore.ts';

export interface Change {
  story: string;
  mode: string;
  reason: 'rejected' | 'accepted';
  /** undefined for a picture that is new */
  before: Picture | undefined;
  /** undefined for a picture that is gone */
  after: Picture | undefined;
  /** What is accepted when the review begins; the decision can be undone to it. */
  accepted: Picture | undefined;
}

const TAKEN = /^([^/\\]+)[/\\](.+)\.png$/;

/** Stores the pictures of the last run, and compares all with the base. */
export function changesSince(root: string, base: string, store: PictureStore): Change[] {
  const before = committedPictures(root, base);
  const accepted = readAccepted(root);
  const taken = takenPictures(root, store);
  const keys = new Set([...before.keys(), ...accepted.keys(), ...taken.keys()]);
  return [...keys].sort().flatMap((key) => {
    const now = accepted.get(key);
    const last = taken.get(key);
    const isRejected = last !== undefined && last.sha256 !== now?.sha256;
    const old = before.get(key);
    const after = isRejected ? last : now;
    const any = after ?? old;
    if (!any || after?.sha256 === old?.sha256) return [];
    const { story, mode } = any;
    return [{ story, mode, reason: isRejected ? 'rejected' : 'accepted', before: old, after, accepted: now }];
  });
}

/** Whether a story belongs to one of the components, which are named or given by path. */
export function isOf(story: string, components: readonly string[]): boolean {
  const title = story.split('--', 1)[0] ?? '';
  return components.length === 0 || components.some((name) => title.includes(idPart(name)));
}

/** The last part of a path or title as it is in a story's id. */
function idPart(name: string): string {
  const last =
    name
      .replace(/[/\\]+$/, '')
      .split(/[/\\]/)
      .at(-1) ?? '';
  return last
    .replace(/\.stories\.tsx$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}

function takenPictures(root: string, store: PictureStore): Pictures {
  const folder = join(root, '.reports/pictures');
  if (!existsSync(folder)) return new Map();
  const taken = readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file): Picture[] => {
    const [, mode, story] = TAKEN.exec(file) ?? [];
    if (!mode || !story) return [];
    const png = readFileSync(join(folder, file));
    const digest = digestOf(png);
    store.put(digest.sha256, png);
    return [{ story, mode, ...digest }];
  });
  return byKey(taken);
}

function committedPictures(root: string, commit: string): Pictures {
  const files = git(root, 'ls-tree', '-r', '--name-only', commit, '--', ACCEPTED_FOLDER).trim().split('\n');
  const texts = files.filter((file) => file.endsWith('.txt'));
  return byKey(
    texts.flatMap((file) => parsePictures(git(root, 'show', `${commit}:${file}`), `${commit}:${file}`)),
  );
}

export function git(folder: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}
