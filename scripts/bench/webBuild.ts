/** The types of the launcher's JavaScript module. */
interface Launcher {
  ensureBuilt: () => Promise<void>;
}

export async function ensureWebBuild(): Promise<void> {
  const launcher = (await import(new URL('../launcher/build.mjs', import.meta.url).href)) as Launcher;
  await launcher.ensureBuilt();
}
