/**
 * Writes `.reports/visual/index.html` after `npm run visual`: every picture that looks different before and after, and
 * the difference. Equal changes are one group, and in it each component is one.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  digestOf,
  keyOf,
  pngFile,
  readAccepted,
  sizeOf,
  titleOf,
  type Picture,
} from '../../.storybook/digests.ts';
import { modeNames } from '../../.storybook/globals.ts';
import { root } from '../root.ts';
import { renderBefore } from './base.ts';
import { changesFile, visualFolder, type Change } from './change.ts';
import { differenceOf } from './difference.ts';

interface Shown {
  picture: Picture;
  before: Picture | undefined;
  /** Equal in pictures that changed in the same way. */
  change: string;
  text: string;
  /** The name of its picture; none where what was before could not be rendered or never was. */
  difference?: string;
}

const imageOf = (name: string): string => join(visualFolder, `${name}.png`);

mkdirSync(visualFolder, { recursive: true });
const accepted = readAccepted(root);
const rejected = modeNames.flatMap((mode) => {
  const folder = join(root, '.reports/pictures', mode);
  return existsSync(folder) ? readdirSync(folder).map((file) => rejectedPicture(file, mode)) : [];
});
const rendered = await keepBefore(rejected);
const shown = rejected.map(showPicture);
const groups = [...Map.groupBy(shown, ({ change }) => change)].toSorted(
  ([, one], [, other]) => other.length - one.length,
);
const changes = groups.flatMap(([change, group], index) =>
  group.map(({ picture }): Change => ({ name: `change-${index + 1}`, change, picture })),
);
writeFileSync(changesFile, JSON.stringify(changes));
if (shown.length === 0) {
  rmSync(join(visualFolder, 'index.html'), { force: true });
  console.log('No picture looks different.');
} else {
  removeOldImages();
  writeFileSync(join(visualFolder, 'index.html'), pageText());
  console.log(`${counted(shown.length, 'different picture')}: ${join(visualFolder, 'index.html')}`);
}

function rejectedPicture(file: string, mode: string): Picture {
  const story = file.replace(/\.png$/, '');
  const png = readFileSync(pngFile(root, { story, mode }));
  const picture = { story, mode, ...digestOf(png) };
  writeFileSync(imageOf(picture.sha256), png);
  return picture;
}

/** Only digests are in the repository: a picture that an earlier page did not have is rendered again. */
async function keepBefore(pictures: readonly Picture[]): Promise<Map<string, Picture>> {
  const missing = pictures.flatMap((picture) => {
    const before = accepted.get(keyOf(picture));
    return before && !existsSync(imageOf(before.sha256)) ? [before] : [];
  });
  const before = new Map<string, Picture>();
  if (missing.length === 0) return before;
  const found = await renderBefore(missing);
  for (const picture of missing) {
    const png = found.get(keyOf(picture));
    if (!png) continue;
    const again = { ...picture, ...digestOf(png) };
    writeFileSync(imageOf(again.sha256), png);
    before.set(keyOf(picture), again);
  }
  return before;
}

function showPicture(picture: Picture): Shown {
  const known = accepted.get(keyOf(picture));
  if (!known) return { picture, before: known, change: 'new', text: 'New.' };
  const before = existsSync(imageOf(known.sha256)) ? known : rendered.get(keyOf(picture));
  if (!before) {
    const text = 'What was accepted could not be rendered again.';
    return { picture, before: known, change: 'unknown', text };
  }
  if (before.sha256 === picture.sha256) {
    const text = 'The commit of the accepted picture looks like this here, too: the change is not the cause.';
    return { picture, before: known, change: 'not of this change', text };
  }
  const [old, now] = [before, picture].map(({ sha256 }) => readFileSync(imageOf(sha256))) as [Buffer, Buffer];
  const { png, change, text } = differenceOf(old, now);
  const difference = `${before.sha256}-${picture.sha256}`;
  writeFileSync(imageOf(difference), png);
  const note = before === known ? '' : ' Before is the commit of the accepted picture, as it looks here.';
  return { picture, before, change, text: text + note, difference };
}

function removeOldImages(): void {
  const names = shown.flatMap(({ picture, before, difference }) => [
    picture.sha256,
    before?.sha256,
    difference,
  ]);
  const wanted = new Set(names);
  for (const file of readdirSync(visualFolder)) {
    if (file.endsWith('.png') && !wanted.has(file.slice(0, -4))) rmSync(join(visualFolder, file));
  }
}

function pageText(): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${shown.length} different pictures</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; padding: 16px; max-inline-size: 1600px; }
summary { cursor: pointer; font-weight: 600; padding-block: 8px; }
code { user-select: all; }
i { display: inline-block; inline-size: 1em; block-size: 1em; border: 1px solid; vertical-align: -2px; }
article { display: grid; grid-template-columns: repeat(auto-fit, minmax(240px, 1fr)); gap: 16px; margin-block: 16px 40px; }
h4, article p { grid-column: 1 / -1; margin: 0; }
figure { margin: 0; }
img { max-inline-size: 100%; block-size: auto; outline: 1px solid #8888; }
</style>
<h1>${counted(shown.length, 'different picture')}</h1>
<p>Pictures that changed in the same way are together. Accept what is intended by the command below its heading, a component by its name in place of the change, and everything with <code>npm run pictures:accept -- --all</code>. <code>--but NAME</code> leaves out a component or story.</p>
${groups.map(([change, group], index) => groupText(change, group, index + 1)).join('\n')}
</html>
`;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

function groupText(change: string, group: readonly Shown[], number: number): string {
  const components = [...Map.groupBy(group, ({ picture }) => titleOf(picture.story))];
  const title = change.replace(
    /#[0-9a-f]{6}/g,
    (colour) => `<i style="background: ${colour}"></i> ${colour}`,
  );
  return `<section>
<h2>${number}. ${title}: ${counted(group.length, 'picture')} of ${counted(components.length, 'component')}</h2>
<p><code>npm run pictures:accept -- change-${number}</code></p>
${components.map(([component, own], place) => componentText(component, own, place === 0)).join('\n')}
</section>`;
}

function componentText(component: string, group: readonly Shown[], isOpen: boolean): string {
  return `<details${isOpen ? ' open' : ''}><summary>${component}, ${group.length}</summary>
${group.map(pictureText).join('\n')}
</details>`;
}

function pictureText({ picture, before, text, difference }: Shown): string {
  const figure = (about: string, name: string, { width, height }: Picture) =>
    `<figure><figcaption>${about}</figcaption><img loading="lazy" src="${name}.png" width="${width}" height="${height}" alt="${about}: ${keyOf(picture)}"></figure>`;
  const sizes = [...new Set([before ?? picture, picture].map(sizeOf))].join(' → ');
  return `<article>
<h4>${picture.story} in ${picture.mode}</h4>
<p>${sizes}. ${text}</p>
${before && difference ? figure('Before', before.sha256, before) : ''}
${figure('After', picture.sha256, picture)}
${difference ? figure('Difference', difference, picture) : ''}
</article>`;
}
