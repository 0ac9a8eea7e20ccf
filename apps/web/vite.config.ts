import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { uiPlugins } from '@zawadeh/ui/build';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { appManifest } from './build/appManifest.ts';
import { leaveOut } from './build/leaveOut.ts';
import { offlineWorker } from './build/offlineWorker.ts';
import { precompress } from './build/precompress.ts';

const VENDOR =
  /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|jotai|react-intl|@formatjs|intl-messageformat|styled-components|stylis)[\\/]/;

/** Small things that every page has: each in a file of its own would cost more than it weighs. */
const FRAME =
  /createReactComponent|web[\\/]src[\\/](?:shop\.|state[\\/](?:store|boot|clock|kept\.|insist)|backend[\\/]config)|packages[\\/](?:domain[\\/]src[\\/](?:brand|limits|orderKeys|storageKeys|timings|wire[\\/]paths)|ui[\\/]src[\\/](?:provider[\\/](?:UiProvider|contexts)|theme[\\/]|foundations[\\/](?:Icon[\\/](?:Icon|frameIcons)|VisuallyHidden)|controls[\\/](?:Button[\\/]Button|IconButton[\\/]IconButton\.styles)))/;

/** What the pages about bags share, for the same reason. */
const SHELF =
  /packages[\\/](?:domain[\\/]src[\\/](?:bags[\\/](?:category|readBag|availability|pickupWindow|restock)|text[\\/](?:localText|fold|digits)|money[\\/]money|time[\\/](?:beirut|instant)|reading[\\/]raw)|ui[\\/]src[\\/](?:bag[\\/](?:AvailabilityOverlay|BagPicture|PriceTag|PickupWindow|BagCard)|foundations[\\/](?:Phrase|Price[\\/]|Skeleton|pinkedEdge|Text[\\/]|Icon[\\/]shelfIcons)|provider[\\/]useBeirut|data[\\/](?:EmptyState|ErrorState)|controls[\\/](?:IconButton[\\/]IconButton\.tsx|SearchField|Field[\\/]useTypedBefore)))|web[\\/]src[\\/](?:state[\\/]bags|backend[\\/](?:surpriseBags|trouble)|screens[\\/]OurBags[\\/](?:useTroubleWords|OurBagsScreen\.messages))\b/;

const PUBLIC = fileURLToPath(new URL('../../packages/ui/public', import.meta.url));

const ROUTER = fileURLToPath(
  new URL('../../node_modules/react-router/dist/production/index.mjs', import.meta.url),
);

export default defineConfig(({ isSsrBuild }) => ({
  resolve: {
    alias: [
      // Its own package map gives browsers the development build, a sixth heavier.
      { find: /^react-router$/, replacement: ROUTER },
    ],
  },
  publicDir: isSsrBuild ? false : PUBLIC,
  plugins: [
    react(),
    ...uiPlugins(),
    ...leaveOut(),
    appManifest(),
    offlineWorker(PUBLIC),
    process.env.VITE_MOCKS === '1' ? msw() : precompress(),
  ],
  // Class names must be the same on the server and in the browser.
  oxc: { plugins: { styledComponents: { displayName: false, ssr: true, minify: true } } },
  build: {
    target: 'es2022',
    manifest: true,
    // The server names what a page needs; the browser need not work it out.
    modulePreload: false,
    outDir: 'dist/client',
    rolldownOptions: {
      output: isSsrBuild
        ? {}
        : {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: (id: string) => VENDOR.test(id) || FRAME.test(id), priority: 2 },
                { name: 'shelf', test: SHELF, priority: 1 },
              ],
            },
          },
    },
  },
  ssr: { noExternal: true },
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
}));
