import fc from 'fast-check';
import { compile, middleware, serialize, stringify, type Middleware } from 'stylis';
import { expect, test } from 'vitest';
import { base, flippingPlugins, isFlippable } from './flipping.ts';
import { cases } from '@zawadeh/domain/testing';

const PROPERTIES = [
  'margin',
  'padding',
  'scroll-padding',
  'border-width',
  'border-color',
  'border-style',
  'border-radius',
  'border-start-end-radius',
  'box-shadow',
  'text-shadow',
  'transform',
  'translate',
  'background',
  'background-position',
  'background-position-x',
  'inset',
  'float',
  'direction',
  'cursor',
  'transition',
  'font',
  'content',
  'margin-left',
];
const VALUES = [
  '0',
  '1px',
  '-2px',
  '.5em',
  '30%',
  'auto',
  'inherit',
  'calc(1px + 2px)',
  'var(--line-subtle)',
  'red',
  '#fff',
  'rgb(0 0 0 / 6%)',
  'inset',
  'left',
  'rtl',
  'e-resize',
  'solid',
  'none',
  '4px / 2px',
  'translate(2px, 3px)',
  'translateX(-50%)',
  'rotate(3deg)',
  'url(a-left.png)',
  'ease',
];

const declaration = fc
  .tuple(fc.constantFrom(...PROPERTIES), fc.array(fc.constantFrom(...VALUES), { minLength: 1, maxLength: 5 }))
  .map(([property, values]) => `${property}:${values.join(' ')};`);

const compiled = (css: string, ...plugins: Middleware[]) =>
  serialize(compile(`.a{${css}}`), middleware([...plugins, stringify]));

test('the plug-in would not change any of the skipped declarations', () => {
  fc.assert(
    fc.property(declaration, (text) => {
      fc.pre(!isFlippable(text));
      expect(compiled(text, base)).toBe(compiled(text));
    }),
    cases(10_000),
  );
});

test.each([
  ['color:red;margin:1px 2px 3px 4px;', '.a{color:red;margin:1px 4px 3px 2px;}'],
  ['color:red;box-shadow:2px 0 4px red;', '.a{color:red;box-shadow:-2px 0 4px red;}'],
  ['color:red;padding:1px 2px;', '.a{color:red;padding:1px 2px;}'],
])('%s in Arabic', (css, flipped) => {
  expect(compiled(css, ...flippingPlugins)).toBe(flipped);
});
