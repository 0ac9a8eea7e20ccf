/** `npm run visual:review`: a page with the pictures that differ, to review before a commit. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { changesIn } from './changes.ts';
import { heading, reviewPage } from './page.ts';
import { root } from '../root.ts';

const file = join(root, '.reports/visual-review.html');

const changes = changesIn(root);
if (changes.length === 0) {
  console.log(
    'Nothing looks different: no picture was refused by the last test, and none has changed since the last commit.',
  );
} else {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, reviewPage(changes));
  console.log(`${heading(changes)}, before, after and difference: ${file}`);
}
