/** Whether one element is before the other in the language's direction. */
export function standsBefore(one: Element, other: Element, locale: unknown): boolean {
  const first = one.getBoundingClientRect();
  const second = other.getBoundingClientRect();
  return locale === 'ar' ? first.left > second.left : first.left < second.left;
}

/** The distance from the start edge of the frame, in pixels. */
export function fromStart(inside: Element | Range, frame: Element, locale: unknown): number {
  const [one, other] = [inside.getBoundingClientRect(), frame.getBoundingClientRect()];
  return locale === 'ar' ? other.right - one.right : one.left - other.left;
}

/** A measurable range of some letters of a text. */
export function letters(element: Element, start: number, end: number): Range {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  if (!text) throw new Error('There is no text.');
  const range = document.createRange();
  range.setStart(text, start);
  range.setEnd(text, end);
  return range;
}
