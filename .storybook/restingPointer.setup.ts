/**
 * Headless, the browser has a pointer of its own, which rests in the corner and tells everything that moves
 * under it. The pointer of a Play story would then seem to have left what it points at.
 */
for (const type of ['over', 'enter', 'move', 'out', 'leave'])
  for (const device of ['pointer', 'mouse'])
    window.addEventListener(
      device + type,
      (event) => event.isTrusted && event.stopImmediatePropagation(),
      true,
    );
