import { network } from 'virtual:msw';
import { chosenScenario, handlersFor, showScenarioPanel } from '@zawadeh/mocks';

/** The pretend backend of `npm run dev`; a production build holds none of it. */
export async function startMocks(): Promise<void> {
  network.configure({ handlers: handlersFor(chosenScenario(), Date.now) });
  await network.enable();
  showScenarioPanel();
}
