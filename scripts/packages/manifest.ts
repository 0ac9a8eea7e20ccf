export interface SourceManifest {
  name: string;
  version: string;
  description?: string;
  exports: Record<string, string>;
  dependencies?: Record<string, string>;
}

/** The app has one React, in the newest version whose hooks the components use. */
const PEERS: Record<string, string> = { react: '^19.2.0' };

/** An app may use these itself, and a range lets it share one copy with the components. */
const SHARED = ['react-intl', 'styled-components'];

const STYLES = './theme.css';

/** Addresses of the components beside their modules. */
const FILES = {
  './words/*': { types: './locales/*.d.ts', default: './locales/*.js' },
  './catalogues/*': './locales/*',
  [STYLES]: STYLES,
  './art/*': './art/*',
  './fonts/*': './fonts/*',
  './tokens/*': './tokens/*',
};

/** The package.json of the packed package: compiled modules instead of sources, and only what these import. */
export function publishedManifest(
  { name, version, description, dependencies = {} }: SourceManifest,
  modules: Record<string, string>,
  imported: readonly string[],
  hasStyles: boolean,
) {
  const exported = Object.entries(modules).map(([address, module]) => [
    address,
    { types: `./${module}.d.ts`, default: `./${module}.js` },
  ]);
  const needed = Array.from(new Set(imported)).sort();
  const undeclared = needed.filter((each) => !PEERS[each] && !dependencies[each]);
  if (undeclared.length > 0)
    throw new Error(`${name} imports ${undeclared.join(', ')} without declaring it.`);
  const peers = needed.filter((each) => PEERS[each]);
  return {
    name,
    version,
    description,
    license: 'MIT',
    type: 'module',
    sideEffects: hasStyles ? [STYLES] : false,
    exports: {
      ...Object.fromEntries(exported),
      ...(hasStyles && FILES),
      './package.json': './package.json',
    },
    dependencies: pick(
      needed.filter((each) => !PEERS[each]),
      (each) => (SHARED.includes(each) ? `^${dependencies[each]}` : dependencies[each]),
    ),
    ...(peers.length > 0 && { peerDependencies: pick(peers, (each) => PEERS[each]) }),
  };
}

const pick = (names: readonly string[], versionOf: (name: string) => string | undefined) =>
  Object.fromEntries(names.map((name) => [name, versionOf(name)]));
