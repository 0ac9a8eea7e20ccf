/**
 * The accepted pictures of the stories, as text: a file for each group of stories, in it a line
 * `story mode width×height sha256` for each picture.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { decode } from 'fast-png';
import { hasPicture, modesOf } from './globals.ts';

export interface Picture {
  story: string;
  mode: string;
  width: number;
  height: number;
  sha256: string;
}

/** By `keyOf`. */
export type Pictures = Map<string, Picture>;

export const ACCEPTED_FOLDER = '.storybook/pictures';

/** Pictures as PNG that the last run rejected or rendered. */
export const pngFile = (root: string, { story, mode }: Pick<Picture, 'story' | 'mode'>): string =>
  join(root, '.reports/pictures', mode, `${story}.png`);

const LINE = /^(\S+) (\S+) (\d+)×(\d+) ([0-9a-f]{64})$/;

export const keyOf = ({ story, mode }: Pick<Picture, 'story' | 'mode'>): string => `${story} ${mode}`;

/** What the ids of a component's stories begin with, such as `bag-bagcard`. */
export const titleOf = (story: string): string => story.split('--', 1)[0] ?? '';

/** An entry of Storybook's index. */
interface Entry {
  type: string;
  id: string;
  name: string;
  tags?: readonly string[];
}

/** The keys of a story's pictures: Playgrounds and Play stories have none. */
export const picturesOf = ({ type, id, name, tags = [] }: Entry): string[] =>
  type === 'story' && hasPicture(name) && tags.includes('test')
    ? modesOf({ name, tags }).map((mode) => keyOf({ story: id, mode }))
    : [];

/** A title or name as it is in ids. */
export const idPart = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');

export const sizeOf = ({ width, height }: Pick<Picture, 'width' | 'height'>): string => `${width}×${height}`;

/** The digest is that of the pixels: another compression of the same picture has the same. */
export function digestOf(png: Uint8Array): Omit<Picture, 'story' | 'mode'> {
  const { width, height, channels, depth, data } = decode(png);
  if (channels !== 3 || depth !== 8) {
    throw new Error(`Not a screenshot of Chromium: ${channels} channels of ${depth} bits.`);
  }
  return { width, height, sha256: createHash('sha256').update(data).digest('hex') };
}

export function parsePictures(text: string, file: string): Picture[] {
  return text.split('\n').flatMap((line, index) => {
    if (line === '') return [];
    const [, story, mode, width, height, sha256] = LINE.exec(line) ?? [];
    if (!story || !mode || !sha256) {
      throw new Error(`${file}:${index + 1} is not a line “story mode width×height sha256”.`);
    }
    return [{ story, mode, width: Number(width), height: Number(height), sha256 }];
  });
}

export function readAccepted(root: string): Pictures {
  const folder = join(root, ACCEPTED_FOLDER);
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return byKey(names.flatMap((name) => readGroup(root, `${ACCEPTED_FOLDER}/${name}`)));
}

export function acceptedPicture(root: string, story: string, mode: string): Picture | undefined {
  return byKey(readGroup(root, groupFile(story))).get(keyOf({ story, mode }));
}

/** Writes the files of the groups that changed, each at once, and removes those without pictures. */
export function writeAccepted(root: string, pictures: Pictures): void {
  const groups = new Map<string, Picture[]>();
  for (const picture of readAccepted(root).values()) groups.set(groupFile(picture.story), []);
  for (const picture of pictures.values()) {
    const file = groupFile(picture.story);
    groups.set(file, [...(groups.get(file) ?? []), picture]);
  }
  for (const [file, group] of groups) writeGroup(join(root, file), group);
}

export const byKey = (pictures: readonly Picture[]): Pictures =>
  new Map(pictures.map((picture) => [keyOf(picture), picture]));

/** The first segment of the title, with which the story's id begins. */
const groupFile = (story: string): string => `${ACCEPTED_FOLDER}/${story.split('-', 1)[0]}.txt`;

function readGroup(root: string, file: string): Picture[] {
  const path = join(root, file);
  return existsSync(path) ? parsePictures(readFileSync(path, 'utf8'), file) : [];
}

function writeGroup(path: string, pictures: readonly Picture[]): void {
  if (pictures.length === 0) return rmSync(path, { force: true });
  const lines = pictures.map((picture) => `${keyOf(picture)} ${sizeOf(picture)} ${picture.sha256}\n`);
  const text = lines.sort().join('');
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.unfinished`, text);
  renameSync(`${path}.unfinished`, path);
}
