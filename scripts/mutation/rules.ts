/** The files that hold rules, named from the domain's folder. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DOMAIN = 'packages/domain/src';

const folder = fileURLToPath(new URL(`../../${DOMAIN}`, import.meta.url));
/** The same as the coverage of vitest.config.ts leaves out. */
const NOT_RULES = /\.(test|arbitrary)\.ts$|(^|\/)testing\/|(^|\/)example[^/]*\.ts$|(^|\/)index\.ts$/;

export async function listRules(): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).map(withSlashes);
  return files.filter((file) => file.endsWith('.ts') && !NOT_RULES.test(file)).sort();
}

/** All of them, or those that a folder, a file or a whole path names. */
export function chooseRules(rules: readonly string[], names: readonly string[]): readonly string[] {
  if (names.length === 0) return rules;
  const wanted = names.map((name) =>
    withSlashes(name)
      .replace(/^(\.\/)?(packages\/domain\/src\/)?/, '')
      .replace(/\/$|\.ts$/, ''),
  );
  return rules.filter((rule) => wanted.some((name) => `/${rule.replace('.ts', '')}/`.includes(`/${name}/`)));
}

/** What stands in the files, under their paths from the root of the project. */
export async function readSources(rules: readonly string[]): Promise<Map<string, string>> {
  const read = async (rule: string) =>
    [`${DOMAIN}/${rule}`, await readFile(join(folder, rule), 'utf8')] as const;
  return new Map(await Promise.all(rules.map(read)));
}

const withSlashes = (path: string) => path.replaceAll('\\', '/');
