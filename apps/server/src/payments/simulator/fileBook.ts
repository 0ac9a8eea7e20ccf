import fs from 'node:fs';
import type { PaymentStorage, SimulatedPayment } from './paymentBook.ts';

/** Whatever else a folder's owner writes into it is not worth a failed start. */
function read(file: string): SimulatedPayment[] {
  try {
    const stored: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
    return Array.isArray(stored) ? (stored as SimulatedPayment[]) : [];
  } catch {
    return [];
  }
}

/** The local wallet's book in a file, so that a payment page outlives the server that made it. */
export const storedInFile = (file: string): PaymentStorage => ({
  payments: read(file),
  save(payments) {
    // Aside and renamed: a crash in between must not cost the others.
    fs.writeFileSync(`${file}.new`, JSON.stringify(payments), { mode: 0o600 });
    fs.renameSync(`${file}.new`, file);
  },
});
