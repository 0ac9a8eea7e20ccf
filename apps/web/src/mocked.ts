import { network } from 'virtual:msw';
import { chosenScenario, handlersFor, showScenarioPanel } from '@zawadeh/mocks';

/** The pretend backend of `npm run dev`; a production build holds none of it. */
export async function startMocks(): Promise<void> {
  network.configure({
    handlers: handlersFor(chosenScenario(), Date.now),
    // Only a call that nobody pretends to answer is worth a warning; pages and files are not.
    onUnhandledFrame: ({ frame, defaults }) => {
      const { request } = frame.data as { request?: Request };
      if (/\/(?:api|auth\/v1|rest\/v1)\//.test(request?.url ?? '')) defaults.warn();
    },
  });
  await network.enable();
  showScenarioPanel();
}
