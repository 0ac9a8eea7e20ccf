/** The browser command that takes the picture of a story and compares it with the accepted one. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { BrowserCommand } from 'vitest/node';
import { acceptedPicture, digestOf, keyOf, pngFile, sizeOf, type Picture } from './digests.ts';
import type { ModeName } from './globals.ts';

/** `render` keeps the pictures that the file in ZAWADEH_PICTURES_WANTED lists, whether they differ or not. */
const PURPOSES = ['off', 'compare', 'render'] as const;
export type Purpose = (typeof PURPOSES)[number];

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Answers with what is wrong with the picture, if anything. */
    takePicture: (story: string, mode: ModeName) => Promise<string | undefined>;
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
  return async ({ iframe }, story, mode): Promise<string | undefined> => {
    if (wanted && !wanted.has(keyOf({ story, mode }))) return undefined;
    const accepted = acceptedPicture(root, story, mode);
    const { png, isSettled, ...digest } = await settledShot(
      async () => {
        const shot = await iframe.locator('body').screenshot({ animations: 'disabled', caret: 'hide' });
        return { png: shot, ...digestOf(shot) };
      },
      { expected: accepted?.sha256 },
    );
    const picture = { story, mode, ...digest };
    const file = pngFile(root, picture);
    const problem = problemOf(picture, accepted, isSettled);
    // A picture that still changes must not be accepted.
    if (wanted || (problem && isSettled)) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, png);
    } else {
      rmSync(file, { force: true });
    }
    return problem;
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
    const next = await take();
    if (next.sha256 === shot.sha256) break;
    if (performance.now() > deadline) return { ...next, isSettled: false };
    shot = next;
  }
  return { ...shot, isSettled: true };
}

export function problemOf(
  picture: Picture,
  accepted: Picture | undefined,
  isSettled: boolean,
): string | undefined {
  if (picture.sha256 === accepted?.sha256) return undefined;
  const name = `${picture.story} in ${picture.mode}`;
  if (!isSettled) return `${name} still changes from one screenshot to the next after ${PATIENCE} ms.`;
  const what = accepted
    ? `looks different: ${sizeOf(accepted)} accepted, ${sizeOf(picture)} now`
    : `has no accepted picture (${sizeOf(picture)} now)`;
  return `${name} ${what}. npm run visual shows it, and npm run pictures:accept accepts what is intended.`;
}

function wantedPictures(): Set<string> {
  const file = process.env.ZAWADEH_PICTURES_WANTED;
  if (!file) throw new Error('ZAWADEH_PICTURES_WANTED names the file that lists what to render.');
  return new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean));
}
