import { asksForHelp, helpText } from './help.mjs';
import { ensureInstalled } from './install.mjs';
import { PlainFailure, runCommand } from './plain-failure.mjs';
import { tasks } from './tasks.mjs';

await runCommand(async ([name, ...args]) => {
  const task = Object.hasOwn(tasks, name ?? '') ? tasks[name] : undefined;
  if (!task) throw new PlainFailure(taskList(name));
  if (asksForHelp(args)) {
    console.log(helpText(`npm run ${name}`, task.about, task.options, task.passedTo));
    return 0;
  }
  await ensureInstalled();
  return task.run(args);
});

function taskList(name) {
  const lines = Object.entries(tasks).map(([each, { about }]) => `  ${each.padEnd(17)}${about}`);
  return [`There is no task “${name ?? ''}”. These can be run with npm run NAME:`, ...lines].join('\n');
}
