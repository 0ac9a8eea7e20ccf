/**
 * Compares a page with the same page in the other direction: the same texts, and the styles of the other direction. All
 * that has no direction of its own has to be on the other side, and what is read first has to stand first on its line.
 */

/** An element as it is laid out. */
export interface Part {
  name: string;
  children: Part[];
  isRightToLeft: boolean;
  box: Edges;
  /** All lines of its own text together. */
  text: Edges | undefined;
  /** Its place depends on the words around it. */
  isInText: boolean;
  isInFlow: boolean;
  /** Of an icon that points somewhere. */
  isTurned: boolean | undefined;
}

type Edges = Record<'left' | 'right' | 'top' | 'bottom', number>;

/** Of layout, in pixels. */
const TOLERANCE = 1;

export function partOf(element: Element): Part {
  const style = getComputedStyle(element);
  const isInline = style.display === 'inline';
  return {
    name: nameOf(element),
    // A drawing is mirrored as a whole or not at all.
    children: element.localName === 'svg' ? [] : shownIn(element).map(partOf),
    isRightToLeft: style.direction === 'rtl',
    box: element.getBoundingClientRect(),
    text: isInline || !hasWords(element) ? undefined : textOf(element),
    isInText: style.display.startsWith('inline') && isAmongWords(element),
    isInFlow: style.float === 'none' && /static|relative/.test(style.position),
    isTurned: 'mirrors' in (element as HTMLElement).dataset ? style.scale.startsWith('-1') : undefined,
  };
}

const shownIn = (element: Element): Element[] =>
  Array.from(element.children).flatMap((child) => {
    if (child.getClientRects().length > 0) return [child];
    return getComputedStyle(child).display === 'contents' ? shownIn(child) : [];
  });

/** A sentence for each part that is wrong. */
export function directionProblems(part: Part, other: Part): string[] {
  if (part.children.length !== other.children.length)
    return [
      `${part.name} has ${part.children.length} parts in one direction, ${other.children.length} in the other.`,
    ];
  const children = part.children.map((child, place) => [child, other.children[place]!] as const);
  const isKept = part.isRightToLeft === other.isRightToLeft;
  const offset = (edges: Edges, others: Edges, isMirrored = !isKept) =>
    offsetOf([edges, part.box], [others, other.box], isMirrored);
  const { text } = part;
  // What has a direction of its own may be aligned with the page all the same.
  const offsets = text && other.text ? [offset(text, other.text), offset(text, other.text, true)] : [0];
  return [
    ...wrongPlace(`The text of ${part.name}`, Math.min(...offsets)),
    ...children.flatMap(([child, twin]) => [
      ...(child.isInText ? [] : wrongPlace(child.name, offset(child.box, twin.box))),
      ...directionProblems(child, twin),
    ]),
    ...[part, other].flatMap((each) => [...wrongTurn(each), ...wrongOrder(each)]),
  ];
}

const wrongPlace = (name: string, offset: number): string[] =>
  offset > TOLERANCE ? [`${name} is ${offset} px from where it has to be in the other direction.`] : [];

const wrongTurn = ({ name, isTurned, isRightToLeft }: Part): string[] =>
  (isTurned ?? isRightToLeft) === isRightToLeft ? [] : [`${name} points the wrong way.`];

/**
 * How far a box is from its mirror image in its frame, or from its own place. One edge or the middle has to fit: a text
 * may be a little wider beside other signs.
 */
function offsetOf(here: [Edges, Edges], there: [Edges, Edges], isMirrored: boolean): number {
  const [left, right] = distances(here);
  const [otherLeft, otherRight] = isMirrored ? distances(there).toReversed() : distances(there);
  const [start, end] = [left! - otherLeft!, right! - otherRight!];
  return Math.round(Math.min(Math.abs(start), Math.abs(end), Math.abs(start - end) / 2));
}

const distances = ([box, frame]: [Edges, Edges]) => [box.left - frame.left, frame.right - box.right];

function wrongOrder({ children, isRightToLeft }: Part): string[] {
  const inOrder = children.filter(
    ({ isInFlow, isInText, box }) => isInFlow && !isInText && box.right > box.left,
  );
  return inOrder.flatMap((part, place) => {
    const passed = inOrder
      .slice(0, place)
      .find(({ box }) => isOnOneLine(part.box, box) && isBefore(part.box, box, isRightToLeft));
    return passed ? [`${part.name} stands before ${passed.name}, which is read first.`] : [];
  });
}

const isOnOneLine = (one: Edges, other: Edges): boolean =>
  one.top < other.bottom - TOLERANCE && one.bottom > other.top + TOLERANCE;

const isBefore = (one: Edges, other: Edges, isRightToLeft: boolean): boolean =>
  isRightToLeft ? one.left >= other.right - TOLERANCE : one.right <= other.left + TOLERANCE;

/** The text of a `textarea` is drawn elsewhere, so it has no edges here. */
function textOf(element: Element): Edges | undefined {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getClientRects().length > 0 ? range.getBoundingClientRect() : undefined;
}

const hasWords = (element: Element): boolean =>
  Array.from(element.childNodes).some((node) => node instanceof Text && node.data.trim() !== '');

function isAmongWords(element: Element): boolean {
  const around = element.parentElement;
  if (!around) return false;
  const isInline = (each: Element) => getComputedStyle(each).display === 'inline';
  return (
    hasWords(around) ||
    Array.from(around.children).some((each) => isInline(each) && each.textContent?.trim() !== '') ||
    (isInline(around) && isAmongWords(around))
  );
}

function nameOf(element: Element): string {
  const names: string[] = [];
  for (let each: Element | null = element; each && names.length < 4; each = each.parentElement)
    names.unshift(each.localName);
  return `${names.join(' > ')} “${element.textContent?.trim().slice(0, 30)}”`;
}
