import { chooseScenario, chosenScenario, SCENARIOS, type Scenario } from './scenarios.ts';

/** A small choice of worlds in the corner of `npm run dev`. Plain DOM: it must not lean on what it tests. */
export function showScenarioPanel(): void {
  const panel = document.createElement('label');
  panel.dir = 'ltr';
  panel.style.cssText =
    'position:fixed;inset-block-end:8px;inset-inline-end:8px;z-index:99;padding:6px 8px;border-radius:8px;background:#1a160d;color:#fdf9f0;font:13px system-ui';
  panel.append('Backend: ');
  const select = document.createElement('select');
  for (const scenario of SCENARIOS) select.add(new Option(scenario, scenario));
  select.value = chosenScenario();
  select.addEventListener('change', () => {
    chooseScenario(select.value as Scenario);
    location.reload();
  });
  select.style.cssText = 'font:inherit;color:#1a160d;background:#fdf9f0;border:0;border-radius:4px';
  panel.append(select);
  document.body.append(panel);
}
