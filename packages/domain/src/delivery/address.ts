/** The address as one line, and the parts of such a line. */
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

/** The address of an order for pickup. */
export const PICKUP_ADDRESS = 'Pickup at store';

const LABELS = [
  ['street', 'Street:'],
  ['building', 'Bldg:'],
  ['floor', 'Floor:'],
  ['apartment', 'Apt:'],
  ['landmark', 'Near:'],
] as const;
const SEPARATOR = ' | ';
const NONE = 'N/A';

export function addressLine(parts: AddressParts): string {
  const labelled = LABELS.flatMap(([part, label]) => {
    // A typed bar would be read as the separator.
    const text = readText(parts[part].replaceAll('|', '/'), LONGEST_ADDRESS_PART);
    return text === null ? [] : [`${label} ${text}`];
  });
  return labelled.length > 0 ? labelled.join(SEPARATOR) : NONE;
}

/** The parts of such a line; text in another format becomes the landmark, so that nothing is lost. */
export function readAddressLine(line: unknown): AddressParts {
  const parts = { ...NO_ADDRESS };
  const text = readText(line, LONGEST_ADDRESS);
  if (text === null || text === NONE || text === PICKUP_ADDRESS) return parts;
  const other: string[] = [];
  for (const piece of text.split(SEPARATOR)) {
    const found = LABELS.find(([part, label]) => parts[part] === '' && piece.startsWith(`${label} `));
    if (found) parts[found[0]] = piece.slice(found[1].length + 1);
    else other.push(piece);
  }
  if (other.length > 0) parts.landmark = [parts.landmark, ...other].filter(Boolean).join(', ');
  return parts;
}
