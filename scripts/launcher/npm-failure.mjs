const CAUSES = [
  {
    codes: ['ENOSPC'],
    sentence:
      'The disk is full (ENOSPC): the packages need about 1 GB, so free some space and run the command again.',
  },
  {
    codes: ['EUSAGE'],
    sentence:
      'package-lock.json does not fit the package.json files (EUSAGE): run `npm install` once, commit the lockfile and run the command again.',
  },
  {
    codes: ['EACCES', 'EPERM', 'EROFS'],
    sentence:
      'npm may not write where it has to ({code}): give your user this folder and its npm cache, then run the command again.',
  },
  {
    codes: [
      'ENOTFOUND',
      'EAI_AGAIN',
      'ECONNREFUSED',
      'ECONNRESET',
      'ENETUNREACH',
      'ETIMEDOUT',
      'ERR_SOCKET_TIMEOUT',
    ],
    sentence:
      'The npm registry cannot be reached ({code}): connect this machine to the network, or set its proxy, and run the command again.',
  },
];

const SHOWN_LINES = 15;

export function npmFailure(output, logFile) {
  for (const { codes, sentence } of CAUSES) {
    const code = codes.find((each) => new RegExp(`\\b${each}\\b`).test(output));
    if (code) return sentence.replace('{code}', code);
  }
  const lastLines = output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n');
  return `${lastLines}\nnpm could not install the packages: its last lines are above, all of them are in ${logFile}.`;
}
