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

const ROUTER = /react-router\/dist\/production\/chunk-\w+\.mjs$/;
/** Names for developers, written onto what they name: each keeps a part alive that nobody asks for. */
const DISPLAY_NAME = /^\w+\.displayName = ".*";$/gm;
const MADE_BY_REACT = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;

/** Told that nothing in the router happens by itself, the bundler takes only the parts in use. */
const takenApart = (code: string): string =>
  code.replace(DISPLAY_NAME, '').replace(MADE_BY_REACT, '$1/* @__PURE__ */ $2');

function takeRouterApart(): Plugin {
  let isDone = false;
  return {
    name: 'zawadeh-take-router-apart',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: ROUTER },
      handler(source) {
        const code = takenApart(source);
        isDone ||= code.includes('/* @__PURE__ */ React') && code.length < source.length;
        return { code, map: null };
      },
    },
    buildEnd(error) {
      if (!error && !isDone)
        throw new Error('The router is written in another way now: see build/leaveOut.ts.');
    },
  };
}

export const leaveOut = (): Plugin[] => [
  ...UNNEEDED.map(({ module, instead }): Plugin => ({
    name: `zawadeh-leave-out-${module.source}`,
    apply: 'build',
    enforce: 'pre',
    transform: { filter: { id: module }, handler: () => ({ code: instead, map: null }) },
  })),
  takeRouterApart(),
];
