/**
 * Browsers cache a failed module import for the life of the page and reject it again without a request. A query string
 * makes it another module.
 */
export const importWithRetry = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch((error: unknown) => {
    const [, address] = String(error).split('module: ');
    if (!address) throw error;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same module under another URL
    return import(/* @vite-ignore */ `${address}?${Date.now()}`) as Promise<Module>;
  });
