/**
 * A browser remembers for as long as the page lives that a module did not come, and says so again without asking. Under
 * another address it asks.
 */
export const importWithRetry = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch((error: unknown) => {
    const [, address] = String(error).split('module: ');
    if (!address) throw error;
    return import(/* @vite-ignore */ `${address}?${Date.now()}`) as Promise<Module>;
  });
