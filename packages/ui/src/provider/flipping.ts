/**
 * stylis-plugin-rtl is the net under logical properties: it turns shadows, transforms and positions
 * around. As published it passes over the at-rules named here.
 */
import * as published from 'stylis-plugin-rtl';
import { DECLARATION, MEDIA, type Middleware } from 'stylis';

type Plugin = Middleware & { name: string };

const EXTRA_AT_RULES = new Set(['@container', '@layer', '@starting-style', '@scope']);

// Node sees the CommonJS build, whose default export is wrapped once more.
const wrapped = published.default as unknown as Plugin | { default: Plugin };
export const base = typeof wrapped === 'function' ? wrapped : wrapped.default;

/** All that the plug-in may turn round. Whatever else is written, which is most, it would read and write for nothing. */
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

// styled-components hashes the plug-in's name into class names, and minifying would take it away.
Object.defineProperty(flip, 'name', { value: 'rtl' });

export const flippingPlugins = [flip as Plugin];
