export interface PostgresServer {
  url: string;
  restart: (mode: 'orderly' | 'crash') => Promise<void>;
  stop: () => Promise<void>;
}

export function startPostgres(options?: {
  parentFolder?: string;
  superuser?: string;
}): Promise<PostgresServer | undefined>;
