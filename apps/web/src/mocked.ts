import { network } from 'virtual:msw';
import {
  chosenScenario,
  createHandlers,
  isWalletPage,
  storeDatabase,
  openStoredDatabase,
  showScenarioPanel,
  showWallet,
  walletPage,
} from '@zawadeh/mocks';

/** The pretend backend of `npm run dev`; a production build holds none of it. */
export async function startMocks(): Promise<void> {
  const scenario = chosenScenario();
  const database = openStoredDatabase(scenario, Date.now());
  network.configure({
    handlers: [
      walletPage,
      ...createHandlers({ scenario, database, now: Date.now, save: storeDatabase(scenario) }),
    ],
    // Pages and files are not the backend's; a call to it that nobody answers fails within the handlers.
    onUnhandledFrame: 'bypass',
  });
  await network.enable();
  if (!isWalletPage()) return showScenarioPanel();
  await showWallet();
  showScenarioPanel();
  // The app does not start on a page that is the wallet's.
  await new Promise(() => {});
}
