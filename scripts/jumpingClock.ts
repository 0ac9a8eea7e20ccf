/** Loaded before the server: shifts its clock, and that of the embedded database, by the milliseconds in a file. */
import { readFileSync } from 'node:fs';

const file = process.env.ZAWADEH_CLOCK_FILE ?? '';
const RealDate = Date;
let offset = readOffset();

process.on('SIGUSR2', () => {
  offset = readOffset();
});

globalThis.Date = class extends RealDate {
  constructor(...parts: []) {
    if (parts.length === 0) super(RealDate.now() + offset);
    else super(...parts);
  }

  static override now(): number {
    return RealDate.now() + offset;
  }
} as DateConstructor;

function readOffset(): number {
  return Number(readFileSync(file, 'utf8'));
}
