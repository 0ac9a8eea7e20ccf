export interface BenchUser {
  id: string;
  token: string;
}

/** The ready line of the benchmark server. */
export interface BenchServerReady {
  origin: string;
  admin: BenchUser;
  buyers: BenchUser[];
  bags: string[];
  /** Orders per second of the bare database function. */
  bare: number;
}

export const CLIENTS = 10;
