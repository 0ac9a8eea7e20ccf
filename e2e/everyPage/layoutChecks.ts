/** WCAG 1.4.4, 1.4.10, 1.4.12, 2.4.11 and 2.5.8: no content is lost on a narrow screen or with larger text. */
import type { Page } from '@playwright/test';

export interface Size {
  name: string;
  width: number;
  height: number;
  isSpaced?: boolean;
}

/** A desktop window zoomed to 200 % is half as wide and half as high. */
export const sizes: Record<'phone' | 'desktop', readonly Size[]> = {
  phone: [
    { name: '320 px', width: 320, height: 640 },
    { name: 'spaced', width: 390, height: 844, isSpaced: true },
  ],
  desktop: [
    { name: 'zoomed to 200 %', width: 640, height: 400 },
    { name: 'spaced', width: 1280, height: 900, isSpaced: true },
  ],
};

/** Arabic letters stay connected: the criterion exempts properties that a script does not use. */
const SPACING = `
  * { line-height: 1.5 !important; word-spacing: 0.16em !important; }
  :lang(en) { letter-spacing: 0.12em !important; }
  :lang(ar) { letter-spacing: normal !important; }
  p:has(+ p) { margin-block-end: 2em !important; }
`;

export async function layoutProblems(page: Page, size: Size): Promise<string[]> {
  // A key press makes the browser show focus rings.
  await page.keyboard.press('Tab');
  await page.setViewportSize(size);
  await page.evaluate(
    async (spacing) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(spacing);
      document.adoptedStyleSheets = [sheet];
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    },
    size.isSpaced ? SPACING : '',
  );
  const found = await page.evaluate(findProblems, size.isSpaced ?? false);
  return found.map((problem) => `${size.name}: ${problem}`);
}

/** Runs in the page, so it may use nothing outside itself. */
function findProblems(isSpaced: boolean): string[] {
  const SLACK = 1.5;
  const MIN_TARGET = 24;
  const MAIN_TARGET = 44;
  /** A row of a column of choices, which a finger never sees. */
  const ROW_FOR_A_MOUSE = 36;
  const found = new Set<string>();
  const focusChecks: (() => void)[] = [];
  const root = document.documentElement;
  const modal = Array.from(document.querySelectorAll('dialog[open], [role="dialog"]')).at(-1);
  const scope = modal ?? document.body;

  const nameOf = (element: Element) => {
    const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `<${element.tagName.toLowerCase()}> ${label.trim().slice(0, 40)}`;
  };
  const isTiny = ({ width, height }: DOMRect) => width <= 1 || height <= 1;
  const isVisible = (element: Element) =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
    !isTiny(element.getBoundingClientRect());
  const isScrolled = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

  const isClamped = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).webkitLineClamp !== 'none' || isClamped(element.parentElement));

  /** Compares the boxes of a text with the clipping of each ancestor. */
  function checkText(text: Text): void {
    const holder = text.parentElement;
    if (!holder || !isVisible(holder)) return;
    // Shortened on purpose: the full address is in the title attribute, the full title of a bag on its page.
    // A drawing, such as a map, is larger than its frame, and is not read.
    if (holder.title === text.data || isClamped(holder) || holder.closest('svg[aria-hidden="true"]')) return;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      if (isTiny(box)) continue;
      let [isFree, isScrollable] = [true, false];
      for (let around: Element | null = holder; around && around !== root; around = around.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(around);
        const frame = around.getBoundingClientRect();
        if (isTiny(frame)) return;
        if (isScrolled(overflowX)) isFree = false;
        else if (
          overflowX !== 'visible' &&
          isFree &&
          (box.left < frame.left - SLACK || box.right > frame.right + SLACK)
        ) {
          found.add(`cut off sideways: ${nameOf(holder)}`);
        }
        const missing = Math.max(frame.top - box.top, box.bottom - frame.bottom);
        if (isScrolled(overflowY)) isScrollable = true;
        if (overflowY !== 'visible' && !isScrollable && missing > box.height / 3) {
          found.add(`cut off below or above: ${nameOf(holder)}`);
        }
        if (position === 'fixed') break;
      }
      if (isFree && (box.left < -SLACK || box.right > root.clientWidth + SLACK)) {
        found.add(`outside the window: ${nameOf(holder)}`);
      }
    }
  }

  const isWithinSentence = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    element.parentElement?.textContent?.trim() !== element.textContent?.trim();

  /** Links within text may be small; those drawn as a button or with an image may not. */
  const isMain = (element: Element) =>
    !element.matches('a') ||
    (!element.getAttribute('href')?.startsWith('#') &&
      (element.querySelector('svg, img') !== null ||
        getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)'));

  /** With what lies over a card or a row, so that all of it is its link. */
  function sizeOf(target: Element): { width: number; height: number } {
    const { width, height } = target.getBoundingClientRect();
    const over = getComputedStyle(target, '::after');
    if (over.content === 'none' || over.position !== 'absolute') return { width, height };
    return {
      width: Math.max(width, parseFloat(over.width)),
      height: Math.max(height, parseFloat(over.height)),
    };
  }

  function checkTarget(element: HTMLElement): void {
    const isChoice = element.matches('[type="radio"], [type="checkbox"]');
    const target = isChoice ? (element.closest('label') ?? element) : element;
    if (!isVisible(target) || isWithinSentence(target)) return;
    const { width, height } = sizeOf(target);
    const least = isChoice && matchMedia('(pointer: fine)').matches ? ROW_FOR_A_MOUSE : MAIN_TARGET;
    if (Math.min(width, height) < MIN_TARGET)
      found.add(`smaller than ${MIN_TARGET} px (${height}): ${nameOf(target)}`);
    else if (isMain(target) && height < least - 0.5)
      found.add(`lower than ${least} px (${height}): ${nameOf(target)}`);
    if (element.matches(':disabled')) return;
    focusChecks.push(() => checkCovers(element, target));
  }

  /** A focused element is not covered by sticky elements; with larger text spacing, at least a part is not. */
  function checkCovers(element: HTMLElement, target: Element): void {
    element.focus();
    const box = target.getBoundingClientRect();
    const across = Math.min(Math.max((box.left + box.right) / 2, 1), root.clientWidth - 1);
    const heights = [1, 2, 3]
      .map((quarters) => box.top + (box.height * quarters) / 4)
      .filter((down) => box.height < window.innerHeight / 2 || (down > 0 && down < window.innerHeight));
    const covers = heights.flatMap((down) => {
      const there = document.elementFromPoint(across, down);
      if (!there) return ['the edge of the window'];
      return target.contains(there) || there.contains(target) ? [] : [nameOf(there)];
    });
    if (covers.length > 0 && (!isSpaced || covers.length === heights.length)) {
      found.add(`covered when focused by ${covers[0]}: ${nameOf(target)}`);
    }
  }

  if (root.scrollWidth > root.clientWidth)
    found.add(`scrolls sideways by ${root.scrollWidth - root.clientWidth}`);
  // What has the focus already is not scrolled to when it is focused again.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.scrollTo(0, 0);
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.textContent?.trim()) checkText(node as Text);
  }
  for (const element of scope.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type="hidden"]), select, textarea, summary',
  )) {
    if (!element.closest('[inert]')) checkTarget(element);
  }
  for (const check of [...focusChecks, ...focusChecks.toReversed()]) check();
  return Array.from(found);
}

/** Runs in the page, so it may use nothing outside itself. */
export async function cutAndOverlappingTexts(): Promise<string[]> {
  const SLACK = 1.5;
  const MIN_WIDTH = 2;
  interface Box {
    text: Text;
    block: Element;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const root = document.documentElement;
  const found = new Set<string>();
  const boxes: Box[] = [];
  const shown = (text: Text) => text.data.trim().slice(0, 40);

  const blockOf = (element: Element): Element =>
    getComputedStyle(element).display.startsWith('inline') && element.parentElement
      ? blockOf(element.parentElement)
      : element;

  const isClamped = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).webkitLineClamp !== 'none' || isClamped(element.parentElement));

  /** What of the box is not clipped; null where it is hidden, or lies above the page on purpose. */
  function visibleBox(text: Text, block: Element, rect: DOMRect): Box | null {
    const box = { text, block, left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom };
    for (
      let around: Element | null = text.parentElement;
      around && around !== root;
      around = around.parentElement
    ) {
      const { overflowX, overflowY, position } = getComputedStyle(around);
      if (position === 'fixed' || position === 'sticky') return null;
      const frame = around.getBoundingClientRect();
      if (overflowX !== 'visible') {
        const isCut = box.left < frame.left - SLACK || box.right > frame.right + SLACK;
        const isScrolled = overflowX === 'auto' || overflowX === 'scroll';
        if (isCut && frame.width > 1 && !isScrolled && !isClamped(around))
          found.add(`cut off sideways: ${shown(text)}`);
        box.left = Math.max(box.left, frame.left);
        box.right = Math.min(box.right, frame.right);
      }
      if (overflowY !== 'visible') {
        box.top = Math.max(box.top, frame.top);
        box.bottom = Math.min(box.bottom, frame.bottom);
      }
    }
    // Of a line that is clamped a sliver is left.
    return box.right - box.left > MIN_WIDTH && box.bottom - box.top > rect.height / 3 ? box : null;
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    const holder = text.parentElement;
    if (!text.data.trim() || !holder?.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }))
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const block = blockOf(holder);
    boxes.push(...Array.from(range.getClientRects()).flatMap((rect) => visibleBox(text, block, rect) ?? []));
  }
  if (root.scrollWidth > root.clientWidth)
    found.add(`scrolls sideways by ${root.scrollWidth - root.clientWidth}`);
  boxes.forEach((one, place) => {
    for (const other of boxes.slice(place + 1)) {
      // The font boxes of the lines of one block overlap a little.
      if (one.block === other.block) continue;
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      const smaller = Math.min(one.bottom - one.top, other.bottom - other.top);
      if (width > MIN_WIDTH && height > smaller / 3)
        found.add(`"${shown(one.text)}" over "${shown(other.text)}"`);
    }
  });
  return Array.from(found);
}
