import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const modules = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    file.endsWith('.ts') && !/(?:\.test|\.arbitrary)\.ts$|(?:^|[/\\])(?:index|example\w+)\.ts$/.test(file),
);

test.each(modules)('%s opens with a comment on its subject, and has at most 200 lines', (file) => {
  const source = readFileSync(join(import.meta.dirname, file), 'utf8');
  expect(source).toMatch(/^\/\*\*\s+(?:\* )?\S+ \S+/);
  // Readers do not have the specification.
  expect(source).not.toMatch(/(?:specification|architecture) \d/i);
  expect(source.split('\n').length).toBeLessThanOrEqual(200);
});
