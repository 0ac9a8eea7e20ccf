export function runNpm(
  args: readonly string[],
  cwd: string,
  environment: Record<string, string | undefined>,
): Promise<{ code: number; output: string }>;
