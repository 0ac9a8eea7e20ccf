/** Where a value of the theme is used, read from the styles of the components and the app. */
const STYLES = Object.entries(
  import.meta.glob<string>(
    [
      '../../packages/ui/src/**/*.styles.ts',
      '../../packages/ui/src/foundations/Skeleton/Skeleton.ts',
      '../../apps/web/src/**/*.styles.ts',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
).map(([path, source]) => ({
  name:
    path
      .split('/')
      .at(-1)
      ?.replace(/(?:\.styles)?\.ts$/, '') ?? '',
  source,
}));

/** The names of the components, for `duration.fast` as for `shadow('menu')`. */
export function usesOf(code: string): string[] {
  const literal = code.replaceAll(/[.()]/g, '\\$&');
  const isUsed = new RegExp(`(?<![\\w.])${literal}(?!\\w)`);
  const names = STYLES.filter(({ source }) => isUsed.test(source)).map(({ name }) => name);
  return Array.from(new Set(names)).sort();
}
