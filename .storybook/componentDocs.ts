/** What a docs page shows of a component, from its JSDoc and from the args of its Playground. */

/**
 * `@use` and `@avoid` end the sentences "Use it …" and "Do not use it …"; `@keyboard` is "Keys: what they do", `@part`
 * "{selector} Name: what it is", `@status` "changing: why".
 */
const TAGS = [
  'status',
  'use',
  'avoid',
  'do',
  'dont',
  'part',
  'words',
  'keyboard',
  'reader',
  'arabic',
  'related',
] as const;
type Tag = (typeof TAGS)[number];

const DOCGEN = '__docgenInfo';

interface WrittenType {
  name: string;
  raw?: string;
  /** Of a literal. */
  value?: string;
  elements?: readonly WrittenType[];
}

interface Docgen {
  /** The JSDoc without its stars. */
  description?: string;
  props?: Record<string, { tsType?: WrittenType }>;
}

/** What Storybook's docgen has read of a component. */
export const docgenOf = (component: unknown): Docgen =>
  (component as { [DOCGEN]?: Docgen } | undefined)?.[DOCGEN] ?? {};

/** Docgen calls a union "union", and a read-only list "unknown". */
export function typeInWords({ name, raw, value, elements }: WrittenType): string {
  if (name === 'union' && elements) return elements.map(typeInWords).join(' | ');
  return name === 'unknown' ? 'list' : (value ?? raw ?? name);
}

export interface ComponentDocs extends Record<Tag, string[]> {
  /** One sentence. */
  intent: string;
  notes: string[];
}

export function readDocs(comment: string): ComponentDocs {
  const [body = '', ...tags] = comment.split(/^@(?=\w)/m);
  const [intent = '', ...notes] = body
    .trim()
    .split(/\n\s*\n/)
    .map(oneLine);
  const docs: ComponentDocs = { intent, notes, ...emptyTags() };
  for (const tag of tags) {
    const [, name = '', text = ''] = /^(\w+)\s+([^]*)$/.exec(tag) ?? [];
    if (!isTag(name)) throw new Error(`No docs page shows @${tag.trim()}`);
    docs[name].push(oneLine(text));
  }
  return docs;
}

const emptyTags = () => Object.fromEntries(TAGS.map((tag) => [tag, []])) as unknown as Record<Tag, string[]>;
const isTag = (name: string): name is Tag => TAGS.some((tag) => tag === name);
const oneLine = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/** Writes `{@link Chip}` as a link in Markdown; a name without a page stays a word. */
export const withLinks = (text: string, pageOf: (component: string) => string | undefined): string =>
  text.replaceAll(/\{@link (\w+)\}/g, (_, name: string) => {
    const page = pageOf(name);
    return page ? `[${name}](?path=/docs/${page})` : name;
  });

/** The components that the JSDoc names in links, each once. */
export const linkedIn = (comment: string): string[] =>
  Array.from(new Set(Array.from(comment.matchAll(/\{@link\s+(\w+)\}/g), ([, name = '']) => name)));

export interface Part {
  /** Where it is in the component: a selector, with `::text` for the text of the element alone. */
  selector: string;
  name: string;
  text: string;
}

export function readPart(line: string): Part {
  const [, selector = '', name = '', text = ''] = /^(?:\{(.+?)\}\s+)?([^:]+)(?:: (.*))?$/.exec(line) ?? [];
  return { selector, name, text };
}

const TOKEN =
  /\b(?:(?<role>color|type|shadow)\('(?<name>[\w.]+)'\)|(?<space>space)\((?<step>\d+)\)|(?<scale>radius|size|duration|easing)\.(?<of>\w+))/g;

/** The names of the theme that styles are made of, by kind: colour roles, type roles, steps of space… */
export function tokensIn(styles: string): [kind: string, names: string[]][] {
  const found = new Map<string, Set<string>>();
  for (const { groups = {} } of styles.matchAll(TOKEN)) {
    const kind = groups.role ?? groups.space ?? groups.scale ?? '';
    const name = groups.name ?? groups.step ?? groups.of ?? '';
    found.set(kind, (found.get(kind) ?? new Set()).add(name));
  }
  return Array.from(found, ([kind, names]) => [kind, Array.from(names).sort()]);
}

interface Use {
  name: string;
  /** The module that it is imported from. */
  from: string;
  args: Readonly<Record<string, unknown>>;
}

/** A use that can be copied: plain values as they are, others as variables of the name of their prop. */
export function usageOf({ name, from, args }: Use): string {
  const { children, ...attributes } = args;
  const isField = 'onValueChange' in args;
  const written = Object.entries(attributes).flatMap(([prop, value]) =>
    isField && prop === 'value' ? ['value={value}'] : attributeOf(prop, value),
  );
  const inside = children === undefined ? '' : typeof children === 'string' ? children : '{children}';
  const lines =
    written.join(' ').length > 60 ? written.map((each) => `\n  ${each}`) : written.map((each) => ` ${each}`);
  const isTall = lines.some((line) => line.startsWith('\n'));
  const start = `<${name}${lines.join('')}${isTall ? '\n' : ''}`;
  const end = inside === '' ? `${isTall ? '' : ' '}/>` : `>${isTall ? `\n  ${inside}\n` : inside}</${name}>`;
  return `import { ${name} } from '${from}';\n\n${start}${end}`;
}

/** A larger number is a moment, which no snippet should hold. */
const LEAST_INSTANT = 1_000_000_000;

function attributeOf(prop: string, value: unknown): string[] {
  if (value === undefined || value === false || value === '') return [];
  if (value === true) return [prop];
  if (typeof value === 'string')
    return [value.includes('"') ? `${prop}={${JSON.stringify(value)}}` : `${prop}="${value}"`];
  return [`${prop}={${typeof value === 'number' && value < LEAST_INSTANT ? value : prop}}`];
}
