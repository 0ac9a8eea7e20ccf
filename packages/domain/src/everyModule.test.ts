import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const modules = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    file.endsWith('.ts') && !/(?:\.test|\.arbitrary)\.ts$|(?:^|[/\\])(?:index|example\w+)\.ts$/.test(file),
);

test.each(modules)('%s opens with what it is about, and can be read in one sitting', (file) => {
  const source = readFileSync(join(import.meta.dirname, file), 'utf8');
  expect(source).toMatch(/^\/\*\*\s+(?:\* )?\S+ \S+/);
  // Whoever reads it has the repository alone.
  expect(source).not.toMatch(/(?:specification|architecture) \d/i);
  expect(source.split('\n').length).toBeLessThanOrEqual(200);
});
