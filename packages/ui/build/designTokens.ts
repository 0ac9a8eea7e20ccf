/**
 * The theme as design tokens, in the format of the W3C Design Tokens Community Group, version 2025.10. Each mode is a
 * file of its own with the same names, because that is how Figma imports the modes of a collection. Composite types
 * (text styles, shadows) are apart from the simple ones, because Figma's variables have no composite types.
 */
import { modes } from '../src/theme/modes.ts';
import { breakpoint, duration, easing, radius, size, spaceSteps } from '../src/theme/scales.ts';
import { shadows } from '../src/theme/shadows.ts';
import {
  faceNames,
  settingAt,
  typeRoles,
  type Script,
  type TypeRoleName,
  type Width,
} from '../src/theme/typeRoles.ts';

/** A token, which has `$value`, or a group of tokens. */
export interface TokenGroup {
  [name: string]: unknown;
}

const ROOT_PX = 16;

const px = (value: number) => ({ value, unit: 'px' });

/** `0.75rem`, `12px` or `0`. */
function dimension(css: string) {
  const value = parseFloat(css);
  return px(css.endsWith('rem') ? value * ROOT_PX : value);
}

/** `#FDF9F0`, `rgba(26, 22, 13, 0.55)` or `rgb(0 0 0 / 18%)`. */
function color(css: string) {
  const [channels, alpha] = css.startsWith('#') ? [hexChannels(css), 1] : functionChannels(css);
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => Number((channel / 255).toFixed(5))),
    alpha,
    hex: `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
  };
}

const hexChannels = (css: string): number[] => [1, 3, 5].map((at) => parseInt(css.slice(at, at + 2), 16));

function functionChannels(css: string): [channels: number[], alpha: number] {
  const parts = css.match(/[\d.]+%?/g) ?? [];
  const [alpha = '1'] = parts.slice(3);
  return [parts.slice(0, 3).map(Number), alpha.endsWith('%') ? parseFloat(alpha) / 100 : Number(alpha)];
}

/** `inset 0 -3px 0 rgb(0 0 0 / 18%)` */
function shadowValue(css: string) {
  const [, inset, x = '', y = '', blur = '', shade = ''] =
    /^(inset )?(\S+) (\S+) (\S+) (rgb.*)$/.exec(css) ?? [];
  return {
    color: color(shade),
    offsetX: dimension(x),
    offsetY: dimension(y),
    blur: dimension(blur),
    spread: px(0),
    ...(inset && { inset: true }),
  };
}

function group<Value>($type: string, entries: Record<string, Value>, toValue: (value: Value) => unknown) {
  const tokens = Object.entries(entries).map(([name, value]) => [name, { $value: toValue(value) }]);
  return { $type, ...(Object.fromEntries(tokens) as TokenGroup) };
}

/** `bg.page` becomes the token `page` in the group `bg`, because a token's name has no dots. */
function colorTokens(roles: Record<string, string>): TokenGroup {
  const whole: TokenGroup = { $type: 'color' };
  for (const [role, value] of Object.entries(roles)) {
    const path = role.split('.');
    const name = path.pop() ?? role;
    let place = whole;
    for (const step of path) place = (place[step] ??= {}) as TokenGroup;
    place[name] = { $value: color(value) };
  }
  return { color: whole };
}

/** The height of the header depends on the width of the screen, which a token cannot say. */
const { header: _depends, ...fixedSizes } = size;

const sizes: TokenGroup = {
  space: group('dimension', spaceSteps, px),
  radius: group('dimension', radius, dimension),
  size: group('dimension', fixedSizes, dimension),
  breakpoint: group('dimension', breakpoint, px),
};

const motion: TokenGroup = {
  duration: group('duration', duration, (css) => ({ value: parseFloat(css), unit: 'ms' })),
  easing: group('cubicBezier', easing, (css) => css.match(/[\d.]+/g)?.map(Number)),
};

const effects: TokenGroup = { shadow: group('shadow', shadows, shadowValue) };

interface TypeSetting {
  fontFamily: string;
  fontWeight: number;
  fontSize: ReturnType<typeof px>;
  lineHeight: number;
}

function typeSettings(script: Script, width: Width): Record<string, TypeSetting> {
  const roles = Object.entries(typeRoles[script]).map(([name, role]): [string, TypeSetting] => {
    const [fontSize, lineHeight] = settingAt(role, width);
    const fontFamily = faceNames[role.face];
    return [name, { fontFamily, fontWeight: role.weight, fontSize: px(fontSize), lineHeight }];
  });
  return Object.fromEntries(roles) satisfies Partial<Record<TypeRoleName, TypeSetting>>;
}

const typeTokens = (settings: Record<string, TypeSetting>): TokenGroup => ({
  type: Object.fromEntries(
    Object.entries(settings).map(([name, { fontFamily, fontWeight, fontSize, lineHeight }]) => [
      name,
      {
        fontFamily: { $type: 'fontFamily', $value: fontFamily },
        fontWeight: { $type: 'fontWeight', $value: fontWeight },
        fontSize: { $type: 'dimension', $value: fontSize },
        lineHeight: { $type: 'number', $value: lineHeight },
      },
    ]),
  ),
});

const textStyles = (settings: Record<string, TypeSetting>): TokenGroup => ({
  text: group('typography', settings, (setting) => ({ ...setting, letterSpacing: px(0) })),
});

const SCRIPTS = ['latin', 'arabic'] as const;
const WIDTHS = ['phone', 'desktop'] as const;

/** The files, by name. */
export function designTokens(): Record<string, TokenGroup> {
  const colors = Object.entries(modes).map(([mode, roles]) => [`color.${mode}`, colorTokens(roles)] as const);
  const types = SCRIPTS.flatMap((script) =>
    WIDTHS.flatMap((width) => {
      const settings = typeSettings(script, width);
      return [
        [`type.${script}-${width}`, typeTokens(settings)] as const,
        [`text.${script}-${width}`, textStyles(settings)] as const,
      ];
    }),
  );
  const files = [
    ...colors,
    ...types,
    ['size', sizes] as const,
    ['motion', motion] as const,
    ['shadow', effects] as const,
  ];
  return Object.fromEntries(files.map(([name, tokens]) => [`${name}.tokens.json`, tokens]));
}
