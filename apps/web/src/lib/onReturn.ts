/** Calls `callback` whenever the tab is visible again or the browser is online again, until the returned function is called. */
export function onReturn(callback: () => void): () => void {
  const callIfVisible = () => {
    if (document.visibilityState === 'visible') callback();
  };
  document.addEventListener('visibilitychange', callIfVisible);
  window.addEventListener('online', callIfVisible);
  return () => {
    document.removeEventListener('visibilitychange', callIfVisible);
    window.removeEventListener('online', callIfVisible);
  };
}
