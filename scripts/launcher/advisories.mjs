import { join } from 'node:path';
import { LOCKED } from './lockfiles.mjs';
import { runNpm } from './npm.mjs';
import { root } from './paths.mjs';

const SEVERITIES = ['info', 'low', 'moderate', 'high', 'critical'];

/** Only tried once, and never answered “nothing known” by an npm that is set not to ask. */
const ARGUMENTS = ['audit', '--json', '--package-lock-only', '--fetch-retries=0', '--offline=false'];

/** What reaches people is held to more than what only builds and tests it. */
const QUESTIONS = [
  {
    about: 'shipped',
    folder: '.',
    worst: 'low',
    args: ['--omit=dev', '--workspace=@zawadeh/server', '--workspace=@zawadeh/web'],
  },
  ...LOCKED.map((folder) => ({ about: folder, folder, worst: 'moderate', args: ['--include=dev'] })),
];

/** What is known against the packages in the lockfiles, or why nobody could be asked. */
export async function knownAdvisories({ environment = process.env } = {}) {
  const answers = await Promise.all(QUESTIONS.map((question) => ask(question, environment)));
  const silent = answers.find(({ reason }) => reason);
  if (silent) return silent;
  return {
    clean: answers.filter(({ found }) => found.length === 0).length,
    found: answers.flatMap(({ found }) => found),
  };
}

async function ask({ about, folder, worst, args }, environment) {
  const { output } = await runNpm([...ARGUMENTS, ...args], join(root, folder), environment);
  const answer = readJson(output);
  if (!answer?.vulnerabilities) return { reason: whyNot(answer?.message ?? output) };
  const isTooBad = ({ severity }) => SEVERITIES.indexOf(severity) > SEVERITIES.indexOf(worst);
  return { found: Object.values(answer.vulnerabilities).filter(isTooBad).map(named(about)) };
}

/** Around it stands what npm says on the other stream. */
function readJson(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    return null;
  }
}

/** Without the address, which says nothing that the reason does not. */
function whyNot(message) {
  const [line] = message.trim().split('\n');
  return /reason: (.+)$/.exec(line)?.[1] ?? line.split(' - ')[0];
}

const named =
  (about) =>
  ({ name, severity, via }) => {
    const told = via.find((each) => typeof each === 'object');
    const why = told ? `${told.title} ${told.url}` : `through ${via.join(', ')}`;
    return `${about} › ${name} (${severity}): ${why}`;
  };
