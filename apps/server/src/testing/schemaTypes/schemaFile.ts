import { fileURLToPath } from 'node:url';

/** Beside the rules and not among them: type-only, and out of reach for the components. */
export const schemaFile = fileURLToPath(
  new URL('../../../../../packages/domain/schema/database.ts', import.meta.url),
);
