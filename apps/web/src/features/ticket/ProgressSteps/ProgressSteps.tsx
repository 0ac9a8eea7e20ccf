import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { checkIcon, clockIcon, Icon, VisuallyHidden } from '@zawadeh/ui';
import type { MessageIds } from '../../../lib/messages/messageId.ts';
import * as S from './ProgressSteps.styles.ts';

const messages = {
  done: 'web.progressSteps.done',
  current: 'web.progressSteps.current',
} satisfies MessageIds;

interface ProgressStep {
  /** Unique among the steps. */
  id: string;
  title: ReactNode;
  /** Quiet, below the title. */
  text?: ReactNode;
}

export interface ProgressStepsProps {
  /** Each has a title, and a text below it. */
  steps: readonly ProgressStep[];
  /** How many are done; the next one is under way. */
  done: number;
}

/**
 * Steps that happen by themselves, and how many are done.
 *
 * @use for a process that a buyer waits for, such as a refund.
 * @avoid for instructions ({@link Steps}), or for a form in several pages.
 * @reader The state follows each title, and the step under way has `aria-current`. A check, a clock and a
 *   number show it without colour.
 */
export function ProgressSteps({ steps, done }: ProgressStepsProps) {
  const intl = useIntl();
  const stateOf = (place: number) => (place < done ? 'done' : place === done ? 'current' : undefined);
  return (
    <S.Root role="list">
      {steps.map(({ id, title, text }, place) => {
        const state = stateOf(place);
        return (
          <S.Step key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <S.Mark aria-hidden>
              {state ? <Icon of={state === 'done' ? checkIcon : clockIcon} size="small" /> : place + 1}
            </S.Mark>
            <S.Words>
              <strong>{title}</strong>
              {state && <VisuallyHidden>{intl.formatMessage({ id: messages[state] })}</VisuallyHidden>}
              {text && <small>{text}</small>}
            </S.Words>
          </S.Step>
        );
      })}
    </S.Root>
  );
}
