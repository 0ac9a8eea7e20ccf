import { isErrorCode, type ErrorCode, type Result } from '@zawadeh/domain';

/** The code with which a database function rejected a call, and its figures. */
type FunctionError<Figures = object> = Partial<Figures> & {
  code: ErrorCode;
  /** The function's own code, which the public error codes may not contain. */
  refused: string;
};

export type CallResult<Value, Figures = object> = Result<Value, FunctionError<Figures>>;

/** What a database function returns: the value, or `refused` with a code and figures. */
export type RawResult<Value, Figures = object> = Value | ({ refused: string } & Partial<Figures>);

export function resultOf<Value extends object, Figures>(
  raw: RawResult<Value, Figures>,
): CallResult<Value, Figures> {
  if (!isFunctionError(raw)) return { ok: true, value: raw };
  // A newer database may use an error code that this server does not have.
  const code = isErrorCode(raw.refused) ? raw.refused : 'unavailable';
  return { ok: false, error: { ...raw, code } };
}

const isFunctionError = <Value extends object, Figures>(
  raw: RawResult<Value, Figures>,
): raw is { refused: string } & Partial<Figures> => 'refused' in raw;
