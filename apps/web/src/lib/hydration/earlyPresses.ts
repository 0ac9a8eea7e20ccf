declare global {
  interface Window {
    /** Of the inline script, absent in a page that the server did not render. */
    earlyPresses?: {
      /** Called at the start of hydration: React handles presses from then on, but for those on later parts. */
      stop: () => void;
      /** The buttons that were pressed, each once, without those on later parts. */
      take: () => HTMLElement[];
    };
  }
}

/** Called after hydration. Waits a frame, so that text typed before hydration has reached the form's state. */
export function replayEarlyPresses(): void {
  const buttons = window.earlyPresses?.take();
  if (!buttons?.length) return;
  requestAnimationFrame(() => {
    setTimeout(() => {
      for (const button of buttons) {
        button.removeAttribute('aria-busy');
        if (button.isConnected) button.click();
      }
    });
  });
}
