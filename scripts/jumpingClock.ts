/** Loaded before the server: shifts its clock, the embedded database's and its Date header by the milliseconds in a file. */
import { readFileSync } from 'node:fs';
import { ServerResponse } from 'node:http';

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

const { writeHead } = ServerResponse.prototype;

// Node would write the machine's own time, by which a browser corrects its clock.
Object.assign(ServerResponse.prototype, {
  writeHead(this: ServerResponse, ...parts: Parameters<typeof writeHead>) {
    this.setHeader('date', new Date().toUTCString());
    return Reflect.apply(writeHead, this, parts);
  },
});

function readOffset(): number {
  return Number(readFileSync(file, 'utf8'));
}
