/** Loaded before the server: shifts its clock, the embedded database's and its Date header by the milliseconds in a file. */
import { subscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';

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

// Node would write the machine's own time, by which a browser corrects its clock.
subscribe('http.server.request.start', (message) => {
  const { response } = message as { response: ServerResponse };
  response.setHeader('date', new Date().toUTCString());
});

function readOffset(): number {
  return Number(readFileSync(file, 'utf8'));
}
