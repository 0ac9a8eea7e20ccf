import { isolated } from '@zawadeh/domain';
import { useEffect, useId, useRef } from 'react';
import { OtherAction } from '../mainAction.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { Question, QuestionTitle } from './Courier.styles.ts';

interface TakeOverProps {
  /** The name of the other courier. */
  courier: string;
  onTakeOver: () => void;
  onLeave: () => void;
}

/** Asked before the bags of another courier's delivery are picked up. */
export function TakeOver({ courier, onTakeOver, onLeave }: TakeOverProps) {
  const t = useMessage();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const pressed = document.activeElement;
    title.current?.focus();
    return () => {
      if (pressed instanceof HTMLElement) pressed.focus();
    };
  }, []);
  return (
    <Question aria-labelledby={id}>
      <QuestionTitle id={id} ref={title} tabIndex={-1}>
        {t('web.courier.takeOverAsk', { courier: isolated(courier) })}
      </QuestionTitle>
      <OtherAction type="button" data-kind="secondary" onClick={onTakeOver}>
        {t('web.courier.takeOver')}
      </OtherAction>
      <OtherAction type="button" data-kind="quiet" onClick={onLeave}>
        {t('web.counter.back')}
      </OtherAction>
    </Question>
  );
}
