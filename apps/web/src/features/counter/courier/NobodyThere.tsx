import { useEffect, useRef, useState } from 'react';
import { OtherAction } from '../mainAction.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import * as S from '../CounterScreen.styles.ts';
import { QuestionTitle } from './Courier.styles.ts';

/** Behind one press more, because it ends the delivery: the courier comes again, or the bags are back at their shop. */
export function NobodyThere({ onChoose }: { onChoose: (next: 'again' | 'brought_back') => void }) {
  const t = useMessage();
  const title = useRef<HTMLHeadingElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    title.current?.focus();
    title.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  if (!isOpen) {
    return (
      <OtherAction type="button" data-kind="quiet" onClick={() => setOpen(true)}>
        {t('web.courier.nobody')}
      </OtherAction>
    );
  }
  return (
    <S.Stock>
      <QuestionTitle ref={title} tabIndex={-1}>
        {t('web.courier.nobodyFirst')}
      </QuestionTitle>
      <OtherAction type="button" data-kind="secondary" onClick={() => onChoose('again')}>
        {t('web.courier.tryAgain')}
      </OtherAction>
      <OtherAction type="button" data-kind="secondary" onClick={() => onChoose('brought_back')}>
        {t('web.courier.broughtBack')}
      </OtherAction>
      <S.Muted>{t('web.courier.broughtBackSays')}</S.Muted>
      <OtherAction type="button" data-kind="quiet" onClick={() => setOpen(false)}>
        {t('web.counter.back')}
      </OtherAction>
    </S.Stock>
  );
}
