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

/** Starts the mocks of `npm run dev`; a production build does not contain them. */
export async function startMocks(): Promise<void> {
  const scenario = chosenScenario();
  const database = openStoredDatabase(scenario, Date.now());
  network.configure({
    handlers: [
      walletPage,
      ...createHandlers({ scenario, database, now: Date.now, save: storeDatabase(scenario) }),
    ],
    // Pages and files pass through; a request to the backend without a handler fails within the handlers.
    onUnhandledFrame: 'bypass',
  });
  await network.enable();
  if (!isWalletPage()) return showScenarioPanel();
  await showWallet();
  showScenarioPanel();
  // The app does not start on the wallet's page.
  await new Promise(() => {});
}
