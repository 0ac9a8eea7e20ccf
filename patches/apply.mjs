/** Applies the patches in this folder to the installed packages; npm runs it at the end of each install (`postinstall`). */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyPatch, parsePatch, reversePatch } from 'diff';
import { writeStamp } from './stamp.mjs';

const root = join(import.meta.dirname, '..');

for (const name of readdirSync(import.meta.dirname).filter((file) => file.endsWith('.patch'))) {
  const [, packageName, version] = name.replaceAll('+', '/').match(/^(.+)@(.+)\.patch$/);
  const installed = JSON.parse(readFileSync(join(root, 'node_modules', packageName, 'package.json'), 'utf8'));
  if (installed.version !== version) {
    throw new Error(
      `patches/${name} is for ${version} of ${packageName} and ${installed.version} is installed: write the patch anew (docs/decisions/0024-patched-packages.md).`,
    );
  }
  for (const patch of parsePatch(readFileSync(join(import.meta.dirname, name), 'utf8'))) {
    const changed = patch.newFileName.replace(/^b\//, '');
    const file = join(root, changed);
    const source = readFileSync(file, 'utf8');
    const patched = applyPatch(source, patch);
    if (patched !== false) writeFileSync(file, patched);
    else if (applyPatch(source, reversePatch(patch)) === false) {
      throw new Error(
        `patches/${name} does not fit ${changed}: run \`npm ci\`, and if that does not help write the patch anew.`,
      );
    }
  }
}
writeStamp(root);
