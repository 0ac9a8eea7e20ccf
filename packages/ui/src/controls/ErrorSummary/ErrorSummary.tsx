import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { alertIcon } from '../../foundations/Icon/shelfIcons.ts';
import type { MessageIds } from '../../locales/messageId.ts';
import * as S from './ErrorSummary.styles.ts';
import { focusField } from './focusField.ts';

const messages = {
  /** Over the list: how many fields there are to check. */
  title: 'ui.errorSummary.title',
} satisfies MessageIds;

export interface FieldProblem {
  /** The `id` the field was given. */
  fieldId: string;
  /** The words of the field itself, once. */
  message: string;
}

export interface ErrorSummaryProps {
  /** In the order of the fields; where there are none it is not there. */
  problems: readonly FieldProblem[];
  /** What is wrong with them together, in place of how many there are. */
  title?: string;
}

/** Takes the focus when it appears, and not while the list grows shorter under somebody's hands. */
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
          {title ?? intl.formatMessage({ id: messages.title }, { count: problems.length })}
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

/** The address stays as it is: a step back should leave the form, not the field. */
function goToField(fieldId: string, event: MouseEvent): void {
  event.preventDefault();
  focusField(fieldId);
}
