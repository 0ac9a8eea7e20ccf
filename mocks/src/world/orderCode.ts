/** As the database makes them; `isOrderCode` of the domain says whether it is one. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

export function newOrderCode(): string {
  const random = crypto.getRandomValues(new Uint8Array(8));
  return `ZWD-${Array.from(random, (byte) => LETTERS[byte % LETTERS.length]).join('')}`;
}
