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
  /** Measures the bare database function for `?seconds=` and answers with its orders per second. */
  bareUrl: string;
}

export const CLIENTS = 10;
