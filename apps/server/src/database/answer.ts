import { isErrorCode, type ErrorCode, type Result } from '@zawadeh/domain';

/** Why a function of the database refused, with the figures it gave. */
type Refusal<Figures = object> = Partial<Figures> & {
  code: ErrorCode;
  /** The function's own word, which may be one that only the server knows. */
  refused: string;
};

export type Answer<Value, Figures = object> = Result<Value, Refusal<Figures>>;

/** What a function of the database gives: what was asked for, or one word why not, beside its figures. */
export type Given<Value, Figures = object> = Value | ({ refused: string } & Partial<Figures>);

export function answerOf<Value extends object, Figures>(
  given: Given<Value, Figures>,
): Answer<Value, Figures> {
  if (!isRefused(given)) return { ok: true, value: given };
  // A function may be newer than this server, and refuse with a code that is not known here.
  const code = isErrorCode(given.refused) ? given.refused : 'unavailable';
  return { ok: false, error: { ...given, code } };
}

const isRefused = <Value extends object, Figures>(
  given: Given<Value, Figures>,
): given is { refused: string } & Partial<Figures> => 'refused' in given;
