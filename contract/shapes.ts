/** Matchers for values that differ each time, and the shapes of results. */
import type { ErrorCode } from '@zawadeh/domain';
import { expect } from 'vitest';
import type { CallResponse, ShopBackend } from '../apps/server/src/testing/shopClient.ts';

/** With a clock that is the present, so that what is long ago has to be moved there. */
export interface ContractBackend extends ShopBackend {
  movePayment: (orderCode: string, to: Date) => Promise<void>;
}

/** Tests by title. They run one after another on one database. */
export type ContractTests = Readonly<Record<string, (backend: ContractBackend) => Promise<void>>>;

export const UUID = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/) as string;
export const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/) as string;
export const TIME_OR_NULL = expect.toSatisfy(
  (value: unknown) => value === null || (typeof value === 'string' && value.endsWith('+00:00')),
) as string | null;
export const ORDER_CODE = expect.stringMatching(/^ZWD-[2-9A-HJKMNP-Z]{8}$/) as string;
export const TOKEN = expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as string;
export const TEXT = expect.any(String) as string;
export const NUMBER = expect.any(Number) as number;

/** The row of a newly paid order that is collected, but for its `id`. */
export const WAITING_HANDOVER = {
  order_id: UUID,
  store_id: UUID,
  kind: 'pickup',
  state: 'waiting',
  due_start: TIME,
  due_end: TIME,
  reopen_until: TIME,
  done_at: null,
  how: null,
  device_id: null,
  device: null,
};

export const json = (status: number, body: unknown): CallResponse => ({
  status,
  type: 'application/json',
  body,
});
export const emptyResult = (status: number): CallResponse => ({ status, type: null, body: null });

/** An error of the application server. */
export const apiError = (status: number, code: ErrorCode, error: string, more: object = {}): CallResponse =>
  json(status, { error, message: error, code, ...more });

export const NOT_SIGNED_IN = apiError(401, 'not_signed_in', 'You must be logged in to proceed.');
export const NOT_YOURS = apiError(403, 'not_yours', 'This belongs to somebody else.');
export const UNKNOWN_ORDER = apiError(404, 'unknown_order', 'There is no such order.');
export const NO_SUCH_CALL = apiError(404, 'no_such_call', 'There is no such call.');
export const malformed = (field?: string, problem?: string): CallResponse =>
  apiError(
    400,
    'malformed',
    'The request is not as it has to be.',
    field === undefined ? {} : { field, problem },
  );

/** An error of GoTrue. */
export const authError = (status: number, error_code: string, msg: string, more: object = {}): CallResponse =>
  json(status, { code: status, error_code, msg, ...more });

/** An error of PostgREST. */
export const tableError = (
  status: number,
  code: string,
  message: string,
  more: { details?: string; hint?: string } = {},
): CallResponse => json(status, { code, details: null, hint: null, message, ...more });

/** In the words of PostgREST 12, or of later versions and the embedded engine. */
export const NOT_ONE_ROW = expect.stringMatching(
  /^(?:JSON object requested, multiple \(or no\) rows returned|Cannot coerce the result to a single JSON object)$/,
) as string;

/** The same for a token with a wrong signature: later versions have details. */
export const WRONG_SIGNATURE = expect.toBeOneOf([
  tableError(401, 'PGRST301', 'JWSError JWSInvalidSignature'),
  tableError(401, 'PGRST301', 'No suitable key or wrong key type', {
    details: 'None of the keys was able to decode the JWT',
  }),
]) as CallResponse;

export const noPermission = (status: 401 | 403, table: string): CallResponse =>
  tableError(status, '42501', `permission denied for table ${table}`);

export const policyError = (table: string, how = ''): CallResponse =>
  tableError(403, '42501', `new row violates row-level security policy${how} for table "${table}"`);
