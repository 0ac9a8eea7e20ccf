export function packPackages(): Promise<Record<string, string>>;
