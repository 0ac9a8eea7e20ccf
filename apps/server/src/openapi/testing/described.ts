import type { Schema } from '@zawadeh/domain';
import { defaultApiCallsPerMinute, defaultUserCallsPerMinute } from '../../http/rateLimit.ts';
import { openApiDocument } from '../document.ts';
import type { Method, DocumentedOperation } from '../shape.ts';

export const document = openApiDocument({
  perAddress: defaultApiCallsPerMinute,
  perUser: defaultUserCallsPerMinute,
});
export const schemas: Readonly<Record<string, Schema>> = document.components.schemas;

export interface Described {
  method: Method;
  path: string;
  operation: DocumentedOperation;
}

export const operations: readonly Described[] = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ method: method as Method, path, operation })),
);

export const named = operations.map((each) => [`${each.method} ${each.path}`, each] as const);

/** The path with its example values. */
export const addressOf = ({ path, operation }: Described): string =>
  path.replaceAll(
    /\{(\w+)\}/g,
    (_, name) => operation.parameters?.find((each) => each.name === name)?.example ?? '',
  );

export const firstExample = ({ operation }: Described): unknown =>
  Object.values(operation.requestBody?.content['application/json']?.examples ?? {})[0]?.value;
