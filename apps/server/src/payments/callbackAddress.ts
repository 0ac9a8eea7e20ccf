export const CALLBACK_PATH = '/api/whish/callback';

const LONGEST_TOKEN = 200;
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROL_CHARACTER = /[\u0000-\u001f\u007f]/;

export interface Callback {
  externalId: number;
  token: string;
}

/** The provider adds nothing to the address, so it has to contain everything that must come back. */
export function writeCallbackAddress(publicUrl: string, { externalId, token }: Callback): string {
  const address = new URL(CALLBACK_PATH, publicUrl);
  address.searchParams.set('externalId', String(externalId));
  address.searchParams.set('token', token);
  return address.href;
}

/** The caller is not identified; the address only names the payment to ask the provider about. */
export function readCallbackAddress(address: string): Callback | null {
  // Some integrators saw an id appended, and a second question mark would end up inside our token.
  const parameters = new URLSearchParams(new URL(address).search.slice(1).replaceAll('?', '&'));
  const id = parameters.get('externalId') ?? '';
  const token = parameters.get('token') ?? '';
  const externalId = Number(id);
  if (!/^[1-9]\d*$/.test(id) || !Number.isSafeInteger(externalId)) return null;
  if (token === '' || token.length > LONGEST_TOKEN || CONTROL_CHARACTER.test(token)) return null;
  return { externalId, token };
}
