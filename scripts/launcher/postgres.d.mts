export interface PostgresServer {
  url: string;
  binaries: string;
  restart: (mode: 'orderly' | 'crash') => Promise<void>;
  stop: () => Promise<void>;
}

export function startPostgres(options?: { parentFolder?: string }): Promise<PostgresServer | undefined>;
