/** WCAG 1.4.4, 1.4.10, 1.4.12, 2.4.11 and 2.5.8: nothing is lost on a narrow screen or with larger letters. */
import type { Page } from '@playwright/test';

export interface Size {
  name: string;
  width: number;
  height: number;
  isSpaced?: boolean;
}

/** A desktop window enlarged twice is half as wide and half as high. */
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

/** Letters stay together in Arabic: the criterion leaves out what a script does not have. */
const SPACING = `
  * { line-height: 1.5 !important; word-spacing: 0.16em !important; }
  :lang(en) { letter-spacing: 0.12em !important; }
  :lang(ar) { letter-spacing: normal !important; }
  p:has(+ p) { margin-block-end: 2em !important; }
`;

export async function misfits(page: Page, size: Size): Promise<string[]> {
  // From now on the focus is seen, as whoever uses a keyboard sees it.
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
  const found = await page.evaluate(lookRound, size.isSpaced ?? false);
  return found.map((misfit) => `${size.name}: ${misfit}`);
}

/** Runs in the page, so that all it needs is inside it. */
function lookRound(isSpaced: boolean): string[] {
  const SLACK = 1.5;
  const LEAST = 24;
  const COMFORTABLE = 44;
  const found = new Set<string>();
  const reachable: (() => void)[] = [];
  const root = document.documentElement;
  const modal = Array.from(document.querySelectorAll('dialog[open], [role="dialog"]')).at(-1);
  const scope = modal ?? document.body;

  const nameOf = (element: Element) => {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `<${element.tagName.toLowerCase()}> ${words.trim().slice(0, 40)}`;
  };
  const isTiny = ({ width, height }: DOMRect) => width <= 1 || height <= 1;
  const isSeen = (element: Element) =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
    !isTiny(element.getBoundingClientRect());
  const isScrolled = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

  const isClamped = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).webkitLineClamp !== 'none' || isClamped(element.parentElement));

  /** What each ancestor leaves of a text. */
  function lookAtText(text: Text): void {
    const holder = text.parentElement;
    if (!holder || !isSeen(holder)) return;
    // Shortened on purpose: an address is whole in its title and in the profile, a bag's name on its own page.
    if (holder.title === text.data || isClamped(holder)) return;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      if (isTiny(box)) continue;
      let [isFree, isWithinReach] = [true, false];
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
        if (isScrolled(overflowY)) isWithinReach = true;
        if (overflowY !== 'visible' && !isWithinReach && missing > box.height / 3) {
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

  /** A link within text is pressed as text is; what leads on from a page is drawn as a button or has a picture. */
  const isMain = (element: Element) =>
    !element.matches('a') ||
    (!element.getAttribute('href')?.startsWith('#') &&
      (element.querySelector('svg, img') !== null ||
        getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)'));

  function lookAtTarget(element: HTMLElement): void {
    const isChoice = element.matches('[type="radio"], [type="checkbox"]');
    const target = isChoice ? (element.closest('label') ?? element) : element;
    if (!isSeen(target) || isWithinSentence(target)) return;
    const { width, height } = target.getBoundingClientRect();
    if (Math.min(width, height) < LEAST) found.add(`smaller than ${LEAST} px (${height}): ${nameOf(target)}`);
    else if (isMain(target) && height < COMFORTABLE - 0.5) {
      found.add(`lower than ${COMFORTABLE} px (${height}): ${nameOf(target)}`);
    }
    if (element.matches(':disabled')) return;
    reachable.push(() => lookAtCovers(element, target));
  }

  /** Reached by keyboard, it stands free of what is docked; with words set apart, a part of it does. */
  function lookAtCovers(element: HTMLElement, target: Element): void {
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
  window.scrollTo(0, 0);
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.textContent?.trim()) lookAtText(node as Text);
  }
  for (const element of scope.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type="hidden"]), select, textarea, summary',
  )) {
    if (!element.closest('[inert]')) lookAtTarget(element);
  }
  for (const look of [...reachable, ...reachable.toReversed()]) look();
  return Array.from(found);
}
