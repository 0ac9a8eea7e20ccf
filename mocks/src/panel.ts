import { COUNTER_LINK, COURIER_LINK } from './phoneRows.ts';
import { deleteStoredDatabase } from './storedDatabase.ts';
import { chooseScenario, chosenScenario, SCENARIOS, titleOf, type Scenario } from './scenarios.ts';

const COLOURS = 'color:#1a160d;background:#fdf9f0;border:0;border-radius:4px;font:inherit';

/**
 * A collapsible choice of scenario at the edge of `npm run dev`, where no screen has controls.
 * Plain DOM, so that it does not depend on the code under test.
 */
export function showScenarioPanel(): void {
  const panel = document.createElement('details');
  const tab = document.createElement('summary');
  panel.dir = 'ltr';
  panel.lang = 'en';
  panel.style.cssText =
    'position:fixed;top:45%;right:0;z-index:99;padding:4px 6px;border-radius:8px 0 0 8px;background:#1a160d;color:#fdf9f0;font:12px system-ui';
  tab.textContent = chosenScenario();
  tab.style.cursor = 'pointer';
  panel.append(
    tab,
    choice(),
    ' ',
    startOver(),
    ' ',
    linkTo('Counter', `/counter#pair=${COUNTER_LINK}`),
    ' ',
    linkTo('Courier', `/courier#pair=${COURIER_LINK}`),
  );
  document.body.append(panel);
}

function choice(): HTMLElement {
  const label = document.createElement('label');
  const select = document.createElement('select');
  for (const scenario of SCENARIOS) select.add(new Option(titleOf(scenario), scenario));
  select.value = chosenScenario();
  select.addEventListener('change', () => {
    chooseScenario(select.value as Scenario);
    location.reload();
  });
  select.style.cssText = COLOURS;
  label.append('Backend: ', select);
  return label;
}

/** Makes this tab a phone. */
function linkTo(text: string, href: string): HTMLElement {
  const link = document.createElement('a');
  Object.assign(link, { textContent: text, href });
  link.style.color = 'inherit';
  return link;
}

/** Resets the database to the seed. */
function startOver(): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Start over';
  button.style.cssText = COLOURS;
  button.addEventListener('click', () => {
    deleteStoredDatabase(chosenScenario());
    location.reload();
  });
  return button;
}
