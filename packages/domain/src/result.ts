/** The result of an operation that can fail: a value or an error. */
export type Result<Value, Failure> = Success<Value> | Failed<Failure>;

export interface Success<Value> {
  ok: true;
  value: Value;
}

export interface Failed<Failure> {
  ok: false;
  error: Failure;
}
