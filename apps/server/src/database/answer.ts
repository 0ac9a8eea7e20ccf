/** What a function of the database answers: what was asked for, or one word why not. */
export type Refusal<Details = object> = { refused: string } & Partial<Details>;
export type Answer<Value, Details = object> = Value | Refusal<Details>;

export const isRefused = <Value extends object, Details>(
  answer: Answer<Value, Details>,
): answer is Refusal<Details> => 'refused' in answer;
