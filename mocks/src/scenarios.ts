/** Named worlds the pretend backend can be in, and what each is like. */
const ABOUT = {
  calm: 'everything works',
  lastBag: 'one left of every bag',
  soldOut: 'nothing left of any bag',
  everythingEmpty: 'no bags and no orders',
  paymentDeclined: 'the wallet declines',
  paymentPending: 'the wallet takes its time',
  slow: 'three seconds an answer',
  down: 'every answer is an error',
  offline: 'no answer gets through',
  html: 'a web page in place of every answer',
  silent: 'no answer ever comes',
  hostile: 'answers nobody should send',
} as const;

export type Scenario = keyof typeof ABOUT;

export const SCENARIOS = Object.keys(ABOUT) as Scenario[];

/** As the panel and Storybook's toolbar show it. */
export const titleOf = (scenario: Scenario): string => `${scenario}: ${ABOUT[scenario]}`;

const KEY = 'zawadeh-scenario';

export function chosenScenario(): Scenario {
  const kept = sessionStorage.getItem(KEY);
  return SCENARIOS.find((scenario) => scenario === kept) ?? 'calm';
}

export function chooseScenario(scenario: Scenario): void {
  sessionStorage.setItem(KEY, scenario);
}
