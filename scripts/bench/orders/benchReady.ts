/** What the server that is measured says when it is ready. */
export interface Person {
  id: string;
  token: string;
}

export interface Benched {
  origin: string;
  admin: Person;
  buyers: Person[];
  bags: string[];
  /** Orders a second that the bare function in the database bears. */
  bare: number;
}

export const CLIENTS = 10;
