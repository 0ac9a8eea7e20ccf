import { DEMO_ACCOUNTS_LINE } from '@zawadeh/domain/demo';
import type { Plugin } from 'vite';

/** Prints the demo accounts below the URL of the dev server with mocks, like `npm start`. */
export function printDemoAccounts(): Plugin {
  return {
    name: 'zawadeh-print-demo-accounts',
    configureServer(server) {
      const printUrls = server.printUrls.bind(server);
      server.printUrls = () => {
        printUrls();
        console.log(DEMO_ACCOUNTS_LINE);
        console.log(
          'Letters: in the console of the browser (the one with the link that confirms a new account)',
        );
      };
    },
  };
}
