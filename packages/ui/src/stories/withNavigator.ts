/** `beforeEach: withNavigator({ clipboard })`: a browser with these parts of its own, for one story. */
export const withNavigator = (parts: Record<string, unknown>) => (): (() => void) => {
  for (const [name, value] of Object.entries(parts)) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
  return () => {
    for (const name of Object.keys(parts)) Reflect.deleteProperty(navigator, name);
  };
};
