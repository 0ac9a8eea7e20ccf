/** `npm run mutate`: mutates the rules of the domain, and reports the mutations that no test detects. */
import { tryBreaks } from './breaks.ts';
import { showReport } from './report.ts';
import { chooseRules, listRules, readSources } from './rules.ts';

const rules = await listRules();
const names = process.argv.slice(2);
const chosen = chooseRules(rules, names);

if (chosen.length === 0) {
  console.error(
    `No rule is called ${names.join(' ')}. These are, and their folders can be named too:\n  ${rules.join('\n  ')}`,
  );
  process.exitCode = 1;
} else {
  const sources = await readSources(chosen);
  const breaks = await tryBreaks([...sources.keys()]);
  if (breaks) showReport(breaks, sources);
  else process.exitCode = 1;
}
