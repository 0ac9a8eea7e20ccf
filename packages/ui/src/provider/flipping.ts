/**
 * stylis-plugin-rtl complements logical properties: it mirrors shadows, transforms and positions. The published
 * version skips the at-rules listed here.
 */
import * as published from 'stylis-plugin-rtl';
import { DECLARATION, MEDIA, type Middleware } from 'stylis';

type Plugin = Middleware & { name: string };

const EXTRA_AT_RULES = new Set(['@container', '@layer', '@starting-style', '@scope']);

// In Node the CommonJS build is loaded, whose default export is wrapped once more.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package is CommonJS, and bundlers differ in how they wrap its default
const wrapped = published.default as unknown as Plugin | { default: Plugin };
export const base = typeof wrapped === 'function' ? wrapped : wrapped.default;

/** Matches all declarations that the plug-in may change; it is skipped for the others, which are most. */
const FLIPPABLE =
  /left|right|ltr|rtl|[ew]-resize|translate|shadow|background[^;]*%|radius:[^;]*[\s/]|:(?:[^;]* ){3}/i;

export const isFlippable = (declaration: string): boolean => FLIPPABLE.test(declaration);

const flip: Middleware = (element, index, children, callback) => {
  const { parent } = element;
  if (element.type === 'rule' && Array.isArray(element.children)) {
    if (!element.children.some(({ type, value }) => type !== DECLARATION || isFlippable(value))) return;
  }
  if (element.type !== 'rule' || !parent || !EXTRA_AT_RULES.has(parent.type)) {
    return base(element, index, children, callback);
  }
  element.parent = { ...parent, type: MEDIA };
  try {
    return base(element, index, children, callback);
  } finally {
    element.parent = parent;
  }
};

// styled-components hashes the plug-in's name into class names, and minification would remove the name.
export const flippingPlugins = [Object.defineProperty(flip, 'name', { value: 'rtl' }) as Plugin];
