/**
 * Presses of buttons before hydration. Links and typing work without scripts; a press would be lost, because React gets
 * events only from hydration on.
 */

/** The event of such a press, which starts the page's scripts at once. */
export const EARLY_PRESS = 'early-press';

declare global {
  interface Window {
    takeEarlyPresses?: () => HTMLElement[];
  }
}

/** In the head, so that it catches the first press. Each button is collected once. */
export const earlyPressScript = (): string => `<script>(function () {
  var pressed = [];
  function collect(event) {
    var button = event.type === 'click' && event.target.closest('button');
    if (button || event.type === 'submit') event.preventDefault();
    if (!button || pressed.indexOf(button) >= 0) return;
    pressed.push(button);
    button.setAttribute('aria-busy', 'true');
    dispatchEvent(new Event('${EARLY_PRESS}'));
  }
  addEventListener('click', collect, true);
  addEventListener('submit', collect, true);
  window.takeEarlyPresses = function () {
    removeEventListener('click', collect, true);
    removeEventListener('submit', collect, true);
    return pressed.splice(0);
  };
})();</script>`;

let taken: HTMLElement[] = [];

/** Called at the start of hydration: React handles later presses itself. */
export function takeEarlyPresses(): void {
  taken = window.takeEarlyPresses?.() ?? [];
}

/** Called after hydration. Waits a frame, so that text typed before hydration has reached the form's state. */
export function replayEarlyPresses(): void {
  const buttons = taken.splice(0);
  if (buttons.length === 0) return;
  requestAnimationFrame(() => {
    setTimeout(() => {
      for (const button of buttons) {
        button.removeAttribute('aria-busy');
        if (button.isConnected) button.click();
      }
    });
  });
}
