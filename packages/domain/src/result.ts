/** What comes of something that can fail: a value, or why there is none. */
export type Result<Value, Failure> = Success<Value> | Failed<Failure>;

export interface Success<Value> {
  ok: true;
  value: Value;
}

export interface Failed<Failure> {
  ok: false;
  error: Failure;
}
