import type { LettersDatabase } from '../database/letters.ts';
import type { Ports } from '../ports.ts';
import { decisionLetter } from './decisionLetter.ts';

interface Needs {
  letters: LettersDatabase;
  sendLetter: NonNullable<Ports['sendLetter']>;
  linkOrigin: string;
  log: Ports['log'];
}

/**
 * Sends the letter of one decision, and returns whether another may wait. One that fails waits for its next attempt. Any
 * number of servers may run this at once.
 */
export const createLetterWorker =
  ({ letters, sendLetter, linkOrigin, log }: Needs) =>
  async (): Promise<boolean> => {
    try {
      const letter = await letters.claim();
      if (letter === null) return false;
      if (letter.email !== null) await sendLetter(decisionLetter(letter, letter.email, linkOrigin));
      await letters.sent(letter.id);
      return true;
    } catch (error) {
      log('The letter of a decision was not sent', error);
      return false;
    }
  };
