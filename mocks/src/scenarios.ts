/** Named worlds the pretend backend can be in. */
export const SCENARIOS = [
  'calm',
  'soldOut',
  'everythingEmpty',
  'slow',
  'down',
  'html',
  'silent',
  'hostile',
] as const;
export type Scenario = (typeof SCENARIOS)[number];

const KEY = 'zawadeh-scenario';

export function chosenScenario(): Scenario {
  const kept = sessionStorage.getItem(KEY);
  return SCENARIOS.find((scenario) => scenario === kept) ?? 'calm';
}

export function chooseScenario(scenario: Scenario): void {
  sessionStorage.setItem(KEY, scenario);
}
