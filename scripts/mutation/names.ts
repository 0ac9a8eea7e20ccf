/**
 * Excludes names from mutation: outside functions, an Arabic text and the texts beside it are names. A test of a name
 * would only repeat it.
 */
interface Text {
  type: string;
  value?: unknown;
}

interface Path {
  node: Text;
  parentPath: Path | null;
  parent: { type: string; elements?: Text[]; arguments?: Text[]; properties?: { value?: Text }[] };
  isStringLiteral: () => boolean;
  isObjectProperty: () => boolean;
  getFunctionParent: () => unknown;
}

const ARABIC = /\p{Script=Arabic}/u;

export const strykerPlugins = [{ kind: 'Ignore', name: 'names', value: { shouldIgnore } }];

function shouldIgnore(path: Path): string | undefined {
  if (!path.isStringLiteral() || path.getFunctionParent()) return undefined;
  return siblingsOf(path).some(isArabic) ? 'a name' : undefined;
}

function siblingsOf(path: Path): Text[] {
  const holder = path.parentPath?.isObjectProperty() ? path.parentPath : path;
  const { elements, arguments: callArguments, properties } = holder.parent;
  return elements ?? callArguments ?? properties?.flatMap(({ value }) => value ?? []) ?? [];
}

function isArabic({ type, value }: Text): boolean {
  return type === 'StringLiteral' && typeof value === 'string' && ARABIC.test(value);
}
