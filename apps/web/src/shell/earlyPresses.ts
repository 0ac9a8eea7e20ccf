/**
 * What is pressed on a drawn page before its scripts are there. Links and typing work by themselves; a press of a button
 * would be lost, since React hears of presses only from when it joins the page.
 */

/** What the page says when something is pressed: its scripts are fetched now. */
export const EARLY_PRESS = 'early-press';

interface WithEarlyPresses {
  takeEarlyPresses?: () => HTMLElement[];
}

/** It stands in the head, so that it hears of the first press there can be. A button is remembered once, however often it is pressed. */
export const earlyPressScript = (): string => `<script>(function () {
  var pressed = [];
  function hear(event) {
    var button = event.type === 'click' && event.target.closest('button');
    if (button || event.type === 'submit') event.preventDefault();
    if (!button || pressed.indexOf(button) >= 0) return;
    pressed.push(button);
    button.setAttribute('aria-busy', 'true');
    dispatchEvent(new Event('${EARLY_PRESS}'));
  }
  addEventListener('click', hear, true);
  addEventListener('submit', hear, true);
  window.takeEarlyPresses = function () {
    removeEventListener('click', hear, true);
    removeEventListener('submit', hear, true);
    return pressed.splice(0);
  };
})();</script>`;

let taken: HTMLElement[] = [];

/** Called when React begins to join the page: later presses are its own. */
export function takeEarlyPresses(): void {
  taken = (window as WithEarlyPresses).takeEarlyPresses?.() ?? [];
}

/** Called by a page that lives. What was typed before counts by the next frame, so that a form is sent with it. */
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
