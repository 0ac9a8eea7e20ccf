/** The files with rules, relative to the domain's folder. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DOMAIN = 'packages/domain/src';

const folder = fileURLToPath(new URL(`../../${DOMAIN}`, import.meta.url));
/** Excludes the same files as the coverage in vitest.config.ts. */
const NOT_RULES = /\.(test|arbitrary)\.ts$|(^|\/)testing\/|(^|\/)example[^/]*\.ts$|(^|\/)index\.ts$/;

export async function listRules(): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).map(withSlashes);
  return files.filter((file) => file.endsWith('.ts') && !NOT_RULES.test(file)).sort();
}

/** All rules, or those selected by folder, file or path. */
export function chooseRules(rules: readonly string[], names: readonly string[]): readonly string[] {
  if (names.length === 0) return rules;
  const wanted = names.map((name) =>
    withSlashes(name)
      .replace(/^(\.\/)?(packages\/domain\/src\/)?/, '')
      .replace(/\/$|\.ts$/, ''),
  );
  return rules.filter((rule) => wanted.some((name) => `/${rule.replace('.ts', '')}/`.includes(`/${name}/`)));
}

/** The contents of the files by their path from the project root. */
export async function readSources(rules: readonly string[]): Promise<Map<string, string>> {
  const read = async (rule: string) =>
    [`${DOMAIN}/${rule}`, await readFile(join(folder, rule), 'utf8')] as const;
  return new Map(await Promise.all(rules.map(read)));
}

const withSlashes = (path: string) => path.replaceAll('\\', '/');
