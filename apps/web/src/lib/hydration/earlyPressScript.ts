/**
 * Presses of buttons before hydration. Links and typing work without scripts; a press would be lost, because React gets
 * events only from hydration on.
 */

/** The event of such a press, which starts the page's scripts at once. */
export const EARLY_PRESS = 'early-press';

/** Marks the server's HTML of a part that hydrates after its page. */
export const HYDRATES_LATER = 'data-hydrates-later';

/**
 * Part of the head's script, so that it catches the first press. Each button is collected once. From hydration on only
 * those of later parts are collected, and kept from React, which would drop a press on a part without code.
 */
export const earlyPressScript = (): string => `(function () {
  var pressed = [];
  var within = '';
  function collect(event) {
    var button = event.type === 'click' && event.target.closest(within + 'button');
    if (button || event.type === 'submit') event.preventDefault();
    if (!button) return;
    event.stopPropagation();
    if (pressed.indexOf(button) >= 0) return;
    pressed.push(button);
    button.setAttribute('aria-busy', 'true');
    dispatchEvent(new Event('${EARLY_PRESS}'));
  }
  function isLater(button) { return button.closest('[${HYDRATES_LATER}]') !== null; }
  addEventListener('click', collect, true);
  addEventListener('submit', collect, true);
  window.earlyPresses = {
    stop: function () {
      within = '[${HYDRATES_LATER}] ';
      removeEventListener('submit', collect, true);
    },
    take: function () {
      var taken = pressed.filter(function (button) { return !isLater(button); });
      pressed = pressed.filter(isLater);
      if (!document.querySelector(within)) removeEventListener('click', collect, true);
      return taken;
    }
  };
})();`;
