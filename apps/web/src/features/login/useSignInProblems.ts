import type { SignUpProblem } from '@zawadeh/domain';
import { focusField } from '@zawadeh/ui';
import { useEffect, useState } from 'react';

export type SignField = SignUpProblem['field'];

export const fieldId = (field: SignField): string => `sign-${field}`;

/** The problems that were found when the form was sent and have not been corrected since; no new ones are shown while typing. */
export function useSignInProblems(found: readonly SignUpProblem[]) {
  const [submittedProblems, setSubmittedProblems] = useState<readonly SignUpProblem[]>([]);
  const problems = found.filter(({ field, kind }) =>
    submittedProblems.some((submitted) => submitted.field === field && submitted.kind === kind),
  );

  useEffect(() => {
    const [first] = submittedProblems;
    if (first) focusField(fieldId(first.field));
  }, [submittedProblems]);

  return { problems, setSubmittedProblems };
}
