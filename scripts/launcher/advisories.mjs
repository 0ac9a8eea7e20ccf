import { join } from 'node:path';
import { LOCKED } from './lockfiles.mjs';
import { runNpm } from './npm.mjs';
import { root } from './paths.mjs';

const SEVERITIES = ['info', 'low', 'moderate', 'high', 'critical'];

/** One attempt, and not offline: an offline npm reports no advisories. */
const ARGUMENTS = ['audit', '--json', '--package-lock-only', '--fetch-retries=0', '--offline=false'];

/** Shipped packages have a stricter limit than those that only build and test. */
const AUDITS = [
  {
    about: 'shipped',
    folder: '.',
    allowed: 'low',
    args: ['--omit=dev', '--workspace=@zawadeh/server', '--workspace=@zawadeh/web'],
  },
  ...LOCKED.map((folder) => ({ about: folder, folder, allowed: 'moderate', args: ['--include=dev'] })),
];

/** The advisories for the packages in the lockfiles, or the reason why the registry cannot be reached. */
export async function knownAdvisories({ environment = process.env } = {}) {
  const results = await Promise.all(AUDITS.map((each) => audit(each, environment)));
  const unreachable = results.find(({ reason }) => reason);
  if (unreachable) return unreachable;
  return {
    clean: results.filter(({ found }) => found.length === 0).length,
    found: results.flatMap(({ found }) => found),
  };
}

async function audit({ about, folder, allowed, args }, environment) {
  const { output } = await runNpm([...ARGUMENTS, ...args], join(root, folder), environment);
  const report = readJson(output);
  if (!report?.vulnerabilities) return { reason: reasonIn(report?.message ?? output) };
  const isTooBad = ({ severity }) => SEVERITIES.indexOf(severity) > SEVERITIES.indexOf(allowed);
  return { found: Object.values(report.vulnerabilities).filter(isTooBad).map(named(about)) };
}

/** The output also has npm's messages from stderr around the JSON. */
function readJson(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    return null;
  }
}

/** The reason of a network error, without the address. */
function reasonIn(message) {
  const [line] = message.trim().split('\n');
  return /reason: (.+)$/.exec(line)?.[1] ?? line.split(' - ')[0];
}

const named =
  (about) =>
  ({ name, severity, via }) => {
    const advisory = via.find((each) => typeof each === 'object');
    const reason = advisory ? `${advisory.title} ${advisory.url}` : `through ${via.join(', ')}`;
    return `${about} › ${name} (${severity}): ${reason}`;
  };
