import { fileURLToPath } from 'node:url';

/** Outside the domain's source: type-only, and not for components. */
export const schemaFile = fileURLToPath(
  new URL('../../../../../packages/domain/schema/database.ts', import.meta.url),
);
