import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { uiPlugins } from '@zawadeh/ui/build';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { appManifest } from './build/appManifest.ts';
import { buildName } from './build/buildName.ts';
import { offlineWorker } from './build/offlineWorker.ts';
import { precompress } from './build/precompress.ts';
import { printDemoAccounts } from './build/printDemoAccounts.ts';
import { sharedFiles } from './build/sharedFiles.ts';
import { withoutPreloads } from './build/withoutPreloads.ts';

const PUBLIC = fileURLToPath(new URL('../../packages/ui/public', import.meta.url));

const ROUTER = fileURLToPath(
  new URL('../../node_modules/react-router/dist/production/index.mjs', import.meta.url),
);

const SERVER = process.env.ZAWADEH_SERVER;
const SERVER_PATHS = ['/api', '/auth/v1', '/rest/v1', '/storage/v1', '/config.json', '/wallet', '/outbox'];

/** The server compares the Host with the Origin of the browser. */
const toServer = (target: string) => ({ target, changeOrigin: false });

export default defineConfig(({ isSsrBuild }) => ({
  resolve: {
    alias: [
      // The package's own exports map gives browsers the development build, a sixth heavier.
      { find: /^react-router$/, replacement: ROUTER },
    ],
  },
  // Only a plugin imports it, so Vite does not find it at the start; found late, it would reload the first page.
  optimizeDeps: process.env.VITE_MOCKS === '1' ? { include: ['msw/browser'] } : { exclude: ['virtual:msw'] },
  // `npm run dev:full`: the server in the background answers everything that is no file of the app.
  server: SERVER ? { proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, toServer(SERVER)])) } : {},
  // A second dev server with other packages would empty the cache of the first.
  ...(SERVER && { cacheDir: 'node_modules/.vite-full' }),
  publicDir: isSsrBuild ? false : PUBLIC,
  plugins: [
    react(),
    ...uiPlugins(),
    appManifest(),
    buildName(),
    withoutPreloads(),
    offlineWorker(PUBLIC),
    ...(process.env.VITE_MOCKS === '1' ? [msw(), printDemoAccounts()] : [precompress()]),
  ],
  // Class names must be the same on the server and in the browser.
  oxc: { plugins: { styledComponents: { displayName: false, ssr: true, minify: true } } },
  build: {
    target: 'es2022',
    manifest: true,
    // The server lists the files of a page, so the preload helper is not needed.
    modulePreload: false,
    // The server puts the only style sheet into the page. Split, scripts would load it again after hydration: every
    // font face would be new, and the whole page laid out anew.
    cssCodeSplit: false,
    outDir: 'dist/client',
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all' } },
      output: isSsrBuild
        ? {}
        : {
            codeSplitting: { groups: sharedFiles },
            // A first visit downloads the names of all files: one letter less in each, and still 42 bits.
            chunkFileNames: 'assets/[name]-[hash:7].js',
          },
    },
  },
  ssr: { noExternal: true },
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
}));
