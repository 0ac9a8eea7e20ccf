import type { SignUpProblem } from '@zawadeh/domain';
import { focusField } from '@zawadeh/ui';
import { useEffect, useState } from 'react';

export type SignField = SignUpProblem['field'];

export const fieldId = (field: SignField): string => `sign-${field}`;

/** The problems that were found when the form was sent and have not been corrected since; no new ones are shown while typing. */
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
