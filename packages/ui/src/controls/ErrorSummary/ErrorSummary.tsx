import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { alertIcon } from '../../foundations/Icon/shelfIcons.ts';
import * as S from './ErrorSummary.styles.ts';
import { focusField } from './focusField.ts';

export interface FieldProblem {
  /** The `id` of the field. */
  fieldId: string;
  /** The error message of the field. */
  message: string;
}

export interface ErrorSummaryProps {
  /** In the order of the fields; without any the summary is not rendered. */
  problems: readonly FieldProblem[];
  /** Replaces the default title, which gives the number of problems. */
  title?: string;
}

/**
 * How many fields of a form have to be corrected, with a link to each.
 *
 * To take the focus again when the form is sent once more, give it a new `key` each time.
 *
 * @use above a form that is longer than the screen, when it was sent with an error in it.
 * @avoid for what failed elsewhere (an {@link ErrorState}), or in a short form, where `focusField(id)` goes
 *   to the first wrong field.
 * @part {p} Title: how many fields are wrong
 * @part {a} Problem: the sentence of the field, and the way to it
 * @words The same sentence as under the field, in the order of the fields: "Please enter your name.", «يرجى
 *   إدخال اسمك.»
 * @keyboard Enter: goes to the field of the link
 * @reader It takes the focus when it appears, and not when the list becomes shorter while the user types.
 * @arabic Arabic counts the fields with six plural forms.
 */
export function ErrorSummary({ problems, title }: ErrorSummaryProps) {
  const hasProblems = problems.length > 0;
  return hasProblems ? <Summary problems={problems} title={title} /> : null;
}

function Summary({ problems, title }: ErrorSummaryProps) {
  const intl = useIntl();
  const titleId = useId();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <S.Root ref={root} role="group" tabIndex={-1} aria-labelledby={titleId}>
      <Icon of={alertIcon} />
      <S.Words>
        <S.Title id={titleId}>
          {title ?? intl.formatMessage({ id: 'ui.errorSummary.title' }, { count: problems.length })}
        </S.Title>
        <ul>
          {problems.map(({ fieldId, message }) => (
            <li key={`${fieldId} ${message}`}>
              <S.Problem href={`#${fieldId}`} onClick={(event) => goToField(fieldId, event)}>
                {message}
              </S.Problem>
            </li>
          ))}
        </ul>
      </S.Words>
    </S.Root>
  );
}

/** The URL keeps its hash: the browser's Back must leave the form, not the field. */
function goToField(fieldId: string, event: MouseEvent): void {
  event.preventDefault();
  focusField(fieldId);
}
