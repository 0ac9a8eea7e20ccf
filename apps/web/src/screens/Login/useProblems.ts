import type { SignUpProblem } from '@zawadeh/domain';
import { focusField } from '@zawadeh/ui';
import { useEffect, useState } from 'react';

export type SignField = SignUpProblem['field'];

export const fieldId = (field: SignField): string => `sign-${field}`;

/** Of all that is wrong in a form just now: found when it was sent, and gone as soon as it is put right; nothing new is said while somebody types. */
export function useProblems(found: readonly SignUpProblem[]) {
  const [told, tell] = useState<readonly SignUpProblem[]>([]);
  const problems = found.filter(({ field, say }) =>
    told.some((old) => old.field === field && old.say === say),
  );

  useEffect(() => {
    const [first] = told;
    if (first) focusField(fieldId(first.field));
  }, [told]);

  return { problems, tell };
}
