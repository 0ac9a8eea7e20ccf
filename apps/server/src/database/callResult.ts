import { isErrorCode, type ErrorCode, type Result } from '@zawadeh/domain';

/** Why a function of the database refused, with the figures it gave. */
type Refusal<Figures = object> = Partial<Figures> & {
  code: ErrorCode;
  /** The function's own word, which may be one that only the server knows. */
  refused: string;
};

export type CallResult<Value, Figures = object> = Result<Value, Refusal<Figures>>;

/** What a function of the database gives: what was asked for, or one word why not, beside its figures. */
export type RawResult<Value, Figures = object> = Value | ({ refused: string } & Partial<Figures>);

export function resultOf<Value extends object, Figures>(
  raw: RawResult<Value, Figures>,
): CallResult<Value, Figures> {
  if (!isRefusal(raw)) return { ok: true, value: raw };
  // A function may be newer than this server, and refuse with a code that is not known here.
  const code = isErrorCode(raw.refused) ? raw.refused : 'unavailable';
  return { ok: false, error: { ...raw, code } };
}

const isRefusal = <Value extends object, Figures>(
  raw: RawResult<Value, Figures>,
): raw is { refused: string } & Partial<Figures> => 'refused' in raw;
