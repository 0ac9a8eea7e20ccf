/**
 * Leaves names alone: outside every function, a text in Arabic and the texts beside it say what a thing is called.
 * A test that notices another name would only say the name once more.
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
  return besides(path).some(isArabic) ? 'a name' : undefined;
}

function besides(path: Path): Text[] {
  const holder = path.parentPath?.isObjectProperty() ? path.parentPath : path;
  const { elements, arguments: given, properties } = holder.parent;
  return elements ?? given ?? properties?.flatMap(({ value }) => value ?? []) ?? [];
}

function isArabic({ type, value }: Text): boolean {
  return type === 'StringLiteral' && typeof value === 'string' && ARABIC.test(value);
}
