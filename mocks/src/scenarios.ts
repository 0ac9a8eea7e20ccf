/** The scenarios of the mocks, each with its description. */
const DESCRIPTIONS = {
  calm: 'everything works',
  lastBag: 'one left of every bag',
  soldOut: 'nothing left of any bag',
  everythingEmpty: 'no bags and no orders',
  longShelf: 'four hundred bags, more than one list holds',
  paymentDeclined: 'the wallet declines',
  paymentPending: 'the wallet takes its time',
  slow: 'three seconds an answer',
  down: 'every answer is an error',
  offline: 'no answer gets through',
  html: 'a web page in place of every answer',
  silent: 'no answer ever comes',
  hostile: 'answers nobody should send',
} as const;

export type Scenario = keyof typeof DESCRIPTIONS;

export const SCENARIOS = Object.keys(DESCRIPTIONS) as Scenario[];

/** The label in the panel and in Storybook's toolbar. */
export const titleOf = (scenario: Scenario): string => `${scenario}: ${DESCRIPTIONS[scenario]}`;

const KEY = 'zawadeh-scenario';

export function chosenScenario(): Scenario {
  const stored = sessionStorage.getItem(KEY);
  return SCENARIOS.find((scenario) => scenario === stored) ?? 'calm';
}

export function chooseScenario(scenario: Scenario): void {
  sessionStorage.setItem(KEY, scenario);
}
