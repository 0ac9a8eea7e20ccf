/** `npm run visual:review`: every picture that looks different, to accept or reject before a commit. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Picture } from '../../.storybook/digests.ts';
import { changesSince, git, isOf, type Change } from './changes.ts';
import { reviewPage } from './page.ts';
import { pictureStoreIn, type PictureStore } from './pictureStore.ts';
import { renderPictures, withSourceOf } from './render.ts';
import { serveReview } from './server.ts';
import { dataAddress, reviewSession, type ReviewSession } from './session.ts';

const { values, positionals: components } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: 'string', default: 'HEAD' },
    file: { type: 'boolean', default: false },
    port: { type: 'string', default: '0' },
  },
});

/** The launcher starts this in the repository. */
const root = process.cwd();
const base = git(root, 'rev-parse', '--verify', `${values.base}^{commit}`).trim();
const store = pictureStoreIn(join(root, '.reports/visual-review/pictures'));
const changes = changesSince(root, base, store).filter(({ story }) => isOf(story, components));
if (changes.length === 0) {
  console.log(
    `Nothing looks different: no picture was rejected by the last test, and none has changed since ${values.base}.`,
  );
} else {
  await renderMissing(changes, store);
  const session = reviewSession(root, changes, store);
  if (values.file) await writePage(session);
  else await serve(session);
}

async function renderMissing(changes: readonly Change[], store: PictureStore): Promise<void> {
  const missing = (pictures: readonly (Picture | undefined)[]) =>
    pictures.flatMap((picture) => (picture && !store.has(picture.sha256) ? [picture] : []));
  const after = missing(changes.map(({ after }) => after));
  if (after.length > 0) {
    console.log(`Rendering ${after.length} pictures as they are now …`);
    await renderPictures(root, after, store);
  }
  const before = missing(changes.map(({ before }) => before));
  if (before.length > 0) {
    console.log(`Rendering ${before.length} pictures as they were in ${values.base} …`);
    await withSourceOf(root, base, (tree) => renderPictures(tree, before, store));
  }
  const wanted = changes.flatMap(({ before, after }) => [before, after]);
  store.keepOnly(new Set(wanted.flatMap((picture) => picture?.sha256 ?? [])));
}

async function writePage(session: ReviewSession): Promise<void> {
  const file = join(root, '.reports/visual-review.html');
  const page = await reviewPage();
  const inlined = (address: string) => {
    const png = session.picture(/[0-9a-f]{64}/.exec(address)?.[0] ?? '');
    return png ? dataAddress(png) : '';
  };
  const items = session.items().map((item, index) => ({
    ...item,
    before: inlined(item.before),
    after: inlined(item.after),
    ...(item.before && item.after && { difference: session.difference(index) }),
  }));
  writeFileSync(file, page(items, false));
  console.log(`${changes.length} pictures to look at: ${file}`);
}

async function serve(session: ReviewSession): Promise<void> {
  const server = await serveReview(session, Number(values.port));
  console.log(`${changes.length} pictures to review: ${server.address}`);
  console.log(
    'Keys: j and k move, a accepts, r rejects, u undoes. Ctrl+C ends the review; decisions are written at once.',
  );
  const interrupted = new Promise<void>((resolve) => process.once('SIGINT', resolve));
  await Promise.race([server.finished, interrupted]);
  server.close();
  console.log(session.summary());
}
