/**
 * A headless browser has a real pointer in the corner, which sends events to anything that moves under it. The
 * simulated pointer of a Play story would then seem to have left its target.
 */
for (const type of ['over', 'enter', 'move', 'out', 'leave'])
  for (const device of ['pointer', 'mouse'])
    window.addEventListener(
      device + type,
      (event) => event.isTrusted && event.stopImmediatePropagation(),
      true,
    );
