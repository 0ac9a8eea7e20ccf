import { createBagsDatabase } from './database/bags.ts';
import type { BagsDatabase } from './database/bags.ts';
import type { Settings } from './commandLine.ts';
import type { Ports } from './ports.ts';

export interface Backend extends BagsDatabase {
  config: Ports['config'];
  supabase?: NonNullable<Ports['supabase']>;
  close: () => Promise<void>;
}

/** The hosted project if there is one, else the embedded engine on the data folder. */
export async function openBackend(settings: Settings, origin: string): Promise<Backend> {
  if (settings.hosted) {
    const { url, publishableKey } = settings.hosted;
    return {
      ...createBagsDatabase({ url, publishableKey, fetch }),
      config: { supabaseUrl: url, publishableKey, apiBase: '' },
      close: async () => {},
    };
  }
  // Imported only here: an installation on a hosted project never loads the engine.
  const { startEmbedded } = await import('./embedded/engine.ts');
  const { dataDir, reset } = settings;
  const embedded = await startEmbedded({ dataDir, origin, reset });
  const { publishableKey } = embedded;
  return {
    ...createBagsDatabase({
      url: origin,
      publishableKey,
      fetch: (input, init) => embedded.fetch(new Request(input, init)),
    }),
    config: { supabaseUrl: '', publishableKey, apiBase: '' },
    supabase: (request, peer) => embedded.fetch(request, peer),
    close: embedded.close,
  };
}
