import { DEMO_ACCOUNTS_LINE } from '@zawadeh/domain/demo';
import type { Plugin } from 'vite';

/** Below the address, on pretend data: what `npm start` says too. */
export function printDemoAccounts(): Plugin {
  return {
    name: 'zawadeh-say-who-to-be',
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
