import { defineConfig, parse } from '@terrazzo/parser';
import { describe, expect, test } from 'vitest';
import { modes } from '../src/theme/modes.ts';
import { breakpoint, duration, easing, radius, rem, size, space, spaceSteps } from '../src/theme/scales.ts';
import { shadows } from '../src/theme/shadows.ts';
import { typeVariables } from '../src/theme/typeRoles.ts';
import { designTokens } from './designTokens.ts';

const TYPES = [
  'color',
  'cubic-bezier',
  'duration',
  'font-family',
  'font-weight',
  'number',
  'shadow',
  'typography',
];

const config = defineConfig(
  {
    lint: {
      rules: {
        ...Object.fromEntries(TYPES.map((type) => [`core/valid-${type}`, ['error', {}]])),
        // The format has no others; the library's default adds `em`.
        'core/valid-dimension': ['error', { allowedUnits: ['px', 'rem'] }],
      },
    },
  },
  { cwd: new URL('file:///') },
);

/** The values of a file's tokens by their path; throws for a file that the format does not allow. */
async function parsed(tokens: unknown): Promise<Record<string, unknown>> {
  const source = { filename: new URL('file:///a.tokens.json'), src: JSON.stringify(tokens) };
  const result = await parse([source], { config });
  return Object.fromEntries(Object.entries(result.tokens).map(([path, { $value }]) => [path, $value]));
}

const files = designTokens();
const read = (name: string) => parsed(files[`${name}.tokens.json`]);

interface Dimension {
  value: number;
  unit: string;
}
interface Color {
  components: [number, number, number];
  alpha: number;
  hex: string;
}
interface Shadow {
  color: Color;
  offsetX: Dimension;
  offsetY: Dimension;
  blur: Dimension;
  spread: Dimension;
  inset: boolean;
}

const channels = ({ components }: Color) => components.map((part) => Math.round(part * 255));
const inRem = (value: unknown) => rem((value as Dimension).value);
const underPath = (prefix: string, entries: object) =>
  Object.fromEntries(Object.entries(entries).map(([name, value]) => [`${prefix}.${name}`, value]));

function colorCss(value: Color): string {
  const hex = `#${channels(value)
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;
  expect(value.hex).toBe(hex);
  return value.alpha === 1 ? hex.toUpperCase() : `rgba(${channels(value).join(', ')}, ${value.alpha})`;
}

test.each(Object.keys(files))('%s is valid', async (name) => {
  expect(Object.keys(await parsed(files[name])).length).toBeGreaterThan(0);
});

/** Figma imports them; `npx vitest run packages/ui/build -u` writes them anew. */
test.each(Object.keys(files))('%s is committed as it is in the theme', async (name) => {
  await expect(`${JSON.stringify(files[name], null, 2)}\n`).toMatchFileSnapshot(`../tokens/${name}`);
});

test.each([
  ['a colour as text', { a: { $type: 'color', $value: 'reddish' } }, /core\/valid-color/],
  [
    'an unknown colour space',
    { a: { $type: 'color', $value: { colorSpace: 'rgb', components: [0, 0, 0] } } },
    /core\/valid-color/,
  ],
  ['a size in em', { a: { $type: 'dimension', $value: { value: 1, unit: 'em' } } }, /core\/valid-dimension/],
  [
    'a text style without a size',
    { a: { $type: 'typography', $value: { fontFamily: 'Rakkas', lineHeight: 1 } } },
    /core\/valid-typography/,
  ],
])('the check rejects %s', async (_, tokens, message) => {
  await expect(parsed(tokens)).rejects.toThrow(message);
});

describe('the tokens and the theme', () => {
  test.each(['light', 'dark', 'contrast'] as const)(
    'the colours of the tokens are those of the theme, %s',
    async (mode) => {
      const tokens = Object.entries(await read(`color.${mode}`));
      expect(Object.fromEntries(tokens.map(([path, value]) => [path, colorCss(value as Color)]))).toEqual(
        underPath('color', modes[mode]),
      );
    },
  );

  test('the sizes of the tokens are those of the theme', async () => {
    const { ...tokens } = await read('size');
    const { header: _depends, ...fixedSizes } = size;
    const steps = Object.keys(spaceSteps).map((step) => [
      step,
      space(Number(step) as keyof typeof spaceSteps),
    ]);
    const breakpoints = Object.entries(breakpoint).map(([name, px]) => [name, rem(px)]);
    expect(Object.fromEntries(Object.entries(tokens).map(([path, value]) => [path, inRem(value)]))).toEqual({
      ...underPath('space', Object.fromEntries(steps)),
      ...underPath('radius', radius),
      ...underPath('size', fixedSizes),
      ...underPath('breakpoint', Object.fromEntries(breakpoints)),
    });
  });

  test('the motion of the tokens is that of the theme', async () => {
    const tokens = Object.entries(await read('motion')).map(([path, value]) => [
      path,
      Array.isArray(value)
        ? `cubic-bezier(${value.join(', ')})`
        : `${(value as Dimension).value}${(value as Dimension).unit}`,
    ]);
    expect(Object.fromEntries(tokens)).toEqual({
      ...underPath('duration', duration),
      ...underPath('easing', easing),
    });
  });

  test('the shadows of the tokens are those of the theme', async () => {
    const lengths = ({ offsetX, offsetY, blur, spread }: Shadow) =>
      [offsetX, offsetY, blur, spread].map(({ value }) => value);
    const tokens = Object.entries(await read('shadow')).map(([path, value]) => {
      const [first] = value as [Shadow];
      return [path, { inset: first.inset, lengths: lengths(first), alpha: first.color.alpha }];
    });
    const inPx = (length: string) => parseFloat(length) * (length.endsWith('rem') ? 16 : 1);
    const inTheme = Object.entries(shadows).map(([name, css]) => {
      const [x = '', y = '', blur = ''] = css.replace('inset ', '').split(' ');
      const alpha = Number(/ (\d+)%/.exec(css)?.[1]) / 100;
      return [name, { inset: css.startsWith('inset'), lengths: [...[x, y, blur].map(inPx), 0], alpha }];
    });
    expect(Object.fromEntries(tokens)).toEqual(underPath('shadow', Object.fromEntries(inTheme)));
  });

  test.each([
    ['latin', 'phone'],
    ['latin', 'desktop'],
    ['arabic', 'phone'],
    ['arabic', 'desktop'],
  ] as const)('the type of the tokens is that of the theme, %s on a %s', async (script, width) => {
    const simple = await read(`type.${script}-${width}`);
    const styles = await read(`text.${script}-${width}`);
    const phone = variables(typeVariables(script, 'phone'));
    const wanted = { ...phone, ...(width === 'desktop' && variables(typeVariables(script, 'desktop'))) };
    expect(Object.keys(styles)).toHaveLength(Object.keys(wanted).length);
    for (const [role, css] of Object.entries(wanted)) {
      const [, weight, fontSize, leading, family] =
        /^(\d+) (\S+)\/(\S+) '?([\w ]+?)(?: Arabic)?'?,/.exec(css) ?? [];
      const style = styles[`text.${role}`] as Record<string, unknown>;
      const parts = Object.fromEntries(
        ['fontFamily', 'fontWeight', 'fontSize', 'lineHeight'].map((part) => [
          part,
          simple[`type.${role}.${part}`],
        ]),
      );
      expect(style).toEqual({ ...parts, letterSpacing: { value: 0, unit: 'px' } });
      expect([parts.fontFamily, parts.fontWeight, inRem(parts.fontSize), parts.lineHeight]).toEqual([
        [family],
        family === 'Rakkas' ? 400 : Number(weight),
        fontSize,
        Number(leading),
      ]);
    }
  });
});

/** `--type-h1: 400 1.75rem/1.12 …;` by role. */
const variables = (css: string): Record<string, string> =>
  Object.fromEntries(Array.from(css.matchAll(/--type-(\w+): ([^;]+);/g), ([, role, value]) => [role, value]));
