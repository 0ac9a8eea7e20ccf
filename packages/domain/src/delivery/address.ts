/** The address as one line, and a line taken apart again. */
import { LONGEST_ADDRESS, LONGEST_ADDRESS_PART } from '../limits.ts';
import { readText } from '../text/localText.ts';

export interface AddressParts {
  street: string;
  building: string;
  floor: string;
  apartment: string;
  landmark: string;
}

export const NO_ADDRESS: AddressParts = { street: '', building: '', floor: '', apartment: '', landmark: '' };

/** What an order to be collected carries instead of an address. */
export const PICKUP_ADDRESS = 'Pickup at store';

const LABELS = [
  ['street', 'Street:'],
  ['building', 'Bldg:'],
  ['floor', 'Floor:'],
  ['apartment', 'Apt:'],
  ['landmark', 'Near:'],
] as const;
const BETWEEN = ' | ';
const NONE = 'N/A';

export function addressLine(parts: AddressParts): string {
  const said = LABELS.flatMap(([part, label]) => {
    // A bar typed by a person would be taken for the one between two parts.
    const text = readText(parts[part].replaceAll('|', '/'), LONGEST_ADDRESS_PART);
    return text === null ? [] : [`${label} ${text}`];
  });
  return said.length > 0 ? said.join(BETWEEN) : NONE;
}

/** The parts of such a line; text in another shape is kept as the landmark, so that no direction is lost. */
export function readAddressLine(line: unknown): AddressParts {
  const parts = { ...NO_ADDRESS };
  const text = readText(line, LONGEST_ADDRESS);
  if (text === null || text === NONE || text === PICKUP_ADDRESS) return parts;
  const other: string[] = [];
  for (const piece of text.split(BETWEEN)) {
    const known = LABELS.find(([part, label]) => parts[part] === '' && piece.startsWith(`${label} `));
    if (known) parts[known[0]] = piece.slice(known[1].length + 1);
    else other.push(piece);
  }
  if (other.length > 0) parts.landmark = [parts.landmark, ...other].filter(Boolean).join(', ');
  return parts;
}
