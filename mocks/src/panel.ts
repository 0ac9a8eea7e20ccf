import { COUNTER_LINK, COURIER_LINK } from './phoneRows.ts';
import { deleteStoredDatabase } from './storedDatabase.ts';
import { chooseScenario, chosenScenario, SCENARIOS, titleOf, type Scenario } from './scenarios.ts';

const PANEL =
  'position:fixed;top:45%;right:0;z-index:99;padding:4px 6px;border-radius:8px 0 0 8px;background:#1a160d;color:#fdf9f0;font:12px system-ui';
const CONTROL = 'color:#1a160d;background:#fdf9f0;border:0;border-radius:4px;font:inherit';

/**
 * A collapsible choice of scenario at the edge of `npm run dev`, where no screen has controls, with links that make this
 * tab a phone. Plain DOM, so that it does not depend on the code under test.
 */
export function showScenarioPanel(): void {
  const panel = document.createElement('details');
  Object.assign(panel, { dir: 'ltr', lang: 'en' });
  panel.style.cssText = PANEL;
  const chosen = chosenScenario();
  const options = SCENARIOS.map(
    (scenario) =>
      `<option value="${scenario}"${scenario === chosen ? ' selected' : ''}>${titleOf(scenario)}</option>`,
  );
  panel.innerHTML = `<summary style="cursor:pointer">${chosen}</summary>
    <label>Backend: <select style="${CONTROL}">${options.join('')}</select></label>
    <button type="button" style="${CONTROL}">Start over</button>
    <a style="color:inherit" href="/counter#pair=${COUNTER_LINK}">Counter</a>
    <a style="color:inherit" href="/courier#pair=${COURIER_LINK}">Courier</a>
    <br>Prices, limits and stock are checked by <code>npm run dev:full</code> alone.`;
  panel.querySelector('select')!.addEventListener('change', ({ currentTarget }) => {
    chooseScenario((currentTarget as HTMLSelectElement).value as Scenario);
    location.reload();
  });
  panel.querySelector('button')!.addEventListener('click', () => {
    deleteStoredDatabase(chosen);
    location.reload();
  });
  document.body.append(panel);
}
