import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../launcher/paths.mjs';
import { packagesByUse } from './packages.mjs';
import { licencePage } from './page.mjs';

writeFileSync(join(root, 'docs/licences.md'), licencePage(packagesByUse()));
