/** The design tokens as the repository has them for Figma, one line for each with its values in all files. */

interface Group {
  $type?: string;
  [name: string]: unknown;
}

export interface Token {
  /** `color.bg.page`, as in the files. */
  path: string;
  /** The first part of the path. */
  group: string;
  /** What a component writes. */
  code: string;
  /** By mode, or by script and width; a token with one value has it under the empty name. */
  values: Record<string, string>;
}

const nameOf = (path: string): string => path.split('/').at(-1) ?? path;

const CONTENTS = Object.entries(
  import.meta.glob<Group>('../../packages/ui/tokens/*.tokens.json', { import: 'default', eager: true }),
);

/** The addresses of the files, for a download. */
export const tokenFiles = Object.entries(
  import.meta.glob<string>('../../packages/ui/tokens/*.tokens.json', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
).map(([path, url]) => ({ name: nameOf(path), url }));

function read(): Token[] {
  const found = new Map<string, Token>();
  for (const [path, content] of CONTENTS) {
    const [kind = '', mode = ''] = nameOf(path).replace('.tokens.json', '').split('.');
    // The parts of the text styles, which are in them too.
    if (kind === 'type') continue;
    for (const [name, type, value] of leaves(content)) {
      const token = found.get(name) ?? {
        path: name,
        group: name.split('.')[0] ?? '',
        code: codeOf(name),
        values: {},
      };
      token.values[mode] = written(type, value);
      found.set(name, token);
    }
  }
  return Array.from(found.values());
}

function leaves(group: Group, path = '', type = ''): [name: string, type: string, value: unknown][] {
  const own = group.$type ?? type;
  if ('$value' in group) return [[path, own, group.$value]];
  return Object.entries(group).flatMap(([name, child]) =>
    name.startsWith('$') ? [] : leaves(child as Group, path === '' ? name : `${path}.${name}`, own),
  );
}

function codeOf(path: string): string {
  const [group = '', ...rest] = path.split('.');
  const name = rest.join('.');
  switch (group) {
    case 'color':
    case 'shadow':
      return `${group}('${name}')`;
    case 'text':
      return `type('${name}')`;
    case 'space':
      return `space(${name})`;
    case 'breakpoint':
      return `from('${name}')`;
    default:
      return path;
  }
}

interface Measure {
  value: number;
  unit: string;
}
interface Colour {
  hex: string;
  alpha: number;
}
interface Shadow {
  color: Colour;
  offsetX: Measure;
  offsetY: Measure;
  blur: Measure;
  inset?: boolean;
}
interface Style {
  fontFamily: string;
  fontWeight: number;
  fontSize: Measure;
  lineHeight: number;
}

const measure = ({ value, unit }: Measure): string => `${value} ${unit}`;
const percent = (alpha: number): string => `${Math.round(alpha * 100)} %`;
const colour = ({ hex, alpha }: Colour): string =>
  alpha === 1 ? hex.toUpperCase() : `${hex.toUpperCase()} ${percent(alpha)}`;

function written(type: string, value: unknown): string {
  switch (type) {
    case 'color':
      return colour(value as Colour);
    case 'dimension':
    case 'duration':
      return measure(value as Measure);
    case 'cubicBezier':
      return (value as number[]).join(', ');
    case 'shadow': {
      const { color, offsetX, offsetY, blur, inset } = value as Shadow;
      return [inset && 'inset', ...[offsetX, offsetY, blur].map(measure), colour(color)]
        .filter(Boolean)
        .join(' ');
    }
    case 'typography': {
      const { fontFamily, fontWeight, fontSize, lineHeight } = value as Style;
      return `${fontFamily} ${fontWeight}, ${fontSize.value}/${lineHeight}`;
    }
    default:
      return JSON.stringify(value);
  }
}

export const tokens = read();
