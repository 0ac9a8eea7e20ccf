import fs from 'node:fs';
import type { PaymentStorage, SimulatedPayment } from './paymentBook.ts';

/** An unreadable file must not stop the start. */
function read(file: string): SimulatedPayment[] {
  try {
    const stored: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this module
    return Array.isArray(stored) ? (stored as SimulatedPayment[]) : [];
  } catch {
    return [];
  }
}

/** Stores the local wallet's payments in a file, so that a payment page survives a restart. */
export const storedInFile = (file: string): PaymentStorage => ({
  payments: read(file),
  save(payments) {
    // Written to a new file and renamed, so that a crash does not lose the other payments.
    fs.writeFileSync(`${file}.new`, JSON.stringify(payments), { mode: 0o600 });
    fs.renameSync(`${file}.new`, file);
  },
});
