/** The browser command that takes the picture of a story and compares, accepts or stores it. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { BrowserCommand } from 'vitest/node';
import { acceptedPicture, digestOf, keyOf, pngFile, sizeOf, type Picture } from './digests.ts';
import { modeNames, type ModeName } from './globals.ts';

/** `render` stores the pictures that the file in ZAWADEH_PICTURES_WANTED lists, and rejects none. */
const PURPOSES = ['off', 'compare', 'accept', 'accept-all', 'render'] as const;
export type Purpose = (typeof PURPOSES)[number];

interface Outcome {
  picture: Picture;
  /** Why the story fails. */
  problem?: string;
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    takePicture: (story: string, mode: ModeName) => Promise<Outcome | undefined>;
  }
}

/** How long a picture may change from one screenshot to the next. */
const PATIENCE = 3_000;

export function purposeOf(value: string): Purpose {
  const purpose = PURPOSES.find((each) => each === value);
  if (purpose) return purpose;
  throw new Error(`ZAWADEH_PICTURES is ${value}: it can be ${PURPOSES.join(', ')}.`);
}

export function takePicture(root: string, purpose: Purpose): BrowserCommand<[story: string, mode: ModeName]> {
  const wanted = purpose === 'render' ? wantedPictures() : undefined;
  return async ({ iframe }, story, mode): Promise<Outcome | undefined> => {
    if (wanted && !wanted.has(keyOf({ story, mode }))) return undefined;
    const accepted = acceptedPicture(root, story, mode);
    const shot = await settledShot(
      async () => {
        const png = await iframe.locator('body').screenshot({ animations: 'disabled', caret: 'hide' });
        return { png, ...digestOf(png) };
      },
      { expected: accepted?.sha256 },
    );
    const { png, isSettled, ...digest } = shot;
    const picture = { story, mode, ...digest };
    const file = pngFile(root, picture);
    const isAccepted = picture.sha256 === accepted?.sha256;
    if (isAccepted && purpose !== 'render') {
      rmSync(file, { force: true });
      return { picture };
    }
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, png);
    const problem = problemOf(picture, accepted, { isSettled, purpose });
    return problem === undefined
      ? { picture }
      : { picture, problem: `${problem}\nThe picture is ${relative(root, file)}.` };
  };
}

interface Shot extends Omit<Picture, 'story' | 'mode'> {
  png: Uint8Array;
}

/** The picture once it is the expected one, or the same twice in a row. */
export async function settledShot(
  take: () => Promise<Shot>,
  { expected, patience = PATIENCE }: { expected: string | undefined; patience?: number },
): Promise<Shot & { isSettled: boolean }> {
  const deadline = performance.now() + patience;
  let shot = await take();
  while (shot.sha256 !== expected) {
    if (performance.now() > deadline) return { ...shot, isSettled: false };
    const next = await take();
    if (next.sha256 === shot.sha256) break;
    shot = next;
  }
  return { ...shot, isSettled: true };
}

export function problemOf(
  picture: Picture,
  accepted: Picture | undefined,
  { isSettled, purpose }: { isSettled: boolean; purpose: Purpose },
): string | undefined {
  const name = `${picture.story} in ${picture.mode}`;
  if (purpose === 'render' || picture.sha256 === accepted?.sha256) return undefined;
  if (!isSettled) return `${name} still changes from one screenshot to the next after ${PATIENCE} ms.`;
  if (purpose !== 'compare') return undefined;
  if (!accepted) {
    return `${name} has no accepted picture (${sizeOf(picture)} now): npm run pictures:accept takes it.`;
  }
  return [
    `${name} looks different: ${sizeOf(accepted)} accepted, ${sizeOf(picture)} now.`,
    'npm run visual:review shows the difference; npm run pictures:accept accepts it if it is intended.',
  ].join('\n');
}

/** The modes of the pictures to render, and the first, in which Storybook renders. */
export function wantedModes(): ModeName[] {
  const wanted = Array.from(wantedPictures());
  return modeNames.filter((mode, place) => place === 0 || wanted.some((key) => key.endsWith(` ${mode}`)));
}

function wantedPictures(): Set<string> {
  const file = process.env.ZAWADEH_PICTURES_WANTED;
  if (!file) throw new Error('ZAWADEH_PICTURES_WANTED names the file that lists what to render.');
  return new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean));
}
