import type { Plugin } from 'vite';

/** Parts of dependencies that no page of ours can need, and so no phone should download. */
const UNNEEDED = [
  // styled-components' vendor prefixer is off unless asked for, but comes along all the same.
  { module: /\/stylis\/src\/Prefixer\.js$/, instead: 'export const prefix = (value) => value;' },
  // Icons are drawn by one component of ours, in outline, at the size around them; the rest is for other people's ways.
  {
    module: /@tabler\/icons-react\/dist\/esm\/createReactComponent\.mjs$/,
    instead: `import { createElement } from 'react';
      const outline = { viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' };
      export default (kind, name, displayName, nodes) => ({ size, ...rest }) =>
        createElement('svg', { ...outline, width: size, height: size, ...rest }, nodes.map((node) => createElement(...node)));`,
  },
  // The server already names every file a page needs, so the browser need not look for them.
  { module: /vite\/preload-helper\.js$/, instead: 'export const __vitePreload = (load) => load();' },
];

export const leaveOut = (): Plugin[] =>
  UNNEEDED.map(({ module, instead }) => ({
    name: `zawadeh-leave-out-${module.source}`,
    apply: 'build',
    enforce: 'pre',
    transform: { filter: { id: module }, handler: () => ({ code: instead, map: null }) },
  }));
