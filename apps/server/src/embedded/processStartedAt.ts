import fs from 'node:fs/promises';

const START_TIME_FIELD = 22;

/** The start of a process in the kernel's ticks; null on systems other than Linux. */
export async function processStartedAt(pid: number): Promise<string | null> {
  try {
    const status = await fs.readFile(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets and may itself contain spaces and brackets.
    const afterName = status.slice(status.lastIndexOf(')') + 2).split(' ');
    return afterName[START_TIME_FIELD - 3] ?? null;
  } catch {
    return null;
  }
}
