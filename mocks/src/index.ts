import type { HttpHandler } from 'msw';
import { surpriseBags } from './handlers/surpriseBags.ts';
import type { Scenario } from './scenarios.ts';

export { FROZEN_NOW } from './clock.ts';
export { bagRows, hostileRows } from './fixtures/bags.ts';
export { showScenarioPanel } from './panel.ts';
export { chooseScenario, chosenScenario, SCENARIOS, type Scenario } from './scenarios.ts';

/** Everything the product asks of a backend, answered as in the named world. */
export const handlersFor = (scenario: Scenario, now: () => number): HttpHandler[] => [
  surpriseBags(scenario, now),
];
