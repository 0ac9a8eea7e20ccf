import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const modules = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    file.endsWith('.ts') && !/(?:\.test|\.arbitrary)\.ts$|(?:^|[/\\])(?:index|example\w+)\.ts$/.test(file),
);

test.each(modules)('%s opens with what it implements, and can be read in one sitting', (file) => {
  const source = readFileSync(join(import.meta.dirname, file), 'utf8');
  expect(source).toMatch(/^\/\*\*[^/]*?(?:Specification|Architecture|RFC) \d/);
  expect(source.split('\n').length).toBeLessThanOrEqual(200);
});
