import { fieldsOf } from '@zawadeh/domain';
import fs from 'node:fs/promises';
import path from 'node:path';

export interface Letter {
  /** E-mail if absent. */
  channel?: 'email' | 'whatsapp';
  to: string;
  subject: string;
  text?: string;
  html?: string;
  sentAt: string;
}

export interface LocalOutbox {
  send(letter: Omit<Letter, 'sentAt'>): Promise<void>;
  /** Oldest first. */
  letters(): readonly Letter[];
  latestTo(address: string): Letter | undefined;
}

const MOST_IN_MEMORY = 200;

const isLetter = (value: unknown): value is Letter => {
  const { to, subject, sentAt, text = '', html = '' } = fieldsOf(value);
  return [to, subject, sentAt, text, html].every((field) => typeof field === 'string');
};

async function readLetters(file: string): Promise<Letter[]> {
  const text = await fs.readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').flatMap((line) => {
    try {
      const letter: unknown = JSON.parse(line || 'null');
      return isLetter(letter) ? [letter] : [];
    } catch {
      // A crash while appending can leave half a line at the end; the letters before it are still good.
      return [];
    }
  });
}

/** Appends e-mails and messages to a file that the developer can read, so that nothing leaves the machine. */
export async function openOutbox(dataDir: string): Promise<LocalOutbox> {
  const file = path.join(dataDir, 'outbox.jsonl');
  const letters = (await readLetters(file)).slice(-MOST_IN_MEMORY);

  return {
    async send(letter) {
      const sent: Letter = { ...letter, sentAt: new Date().toISOString() };
      // Links are as good as a password until they expire.
      await fs.appendFile(file, `${JSON.stringify(sent)}\n`, { mode: 0o600 });
      letters.push(sent);
      if (letters.length > MOST_IN_MEMORY) letters.shift();
    },
    letters: () => letters,
    latestTo: (address) => letters.findLast((letter) => letter.to.toLowerCase() === address.toLowerCase()),
  };
}
