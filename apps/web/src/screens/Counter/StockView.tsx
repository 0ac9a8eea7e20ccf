import type { CounterBag } from '@zawadeh/domain';
import { LocalizedText, OfflineQueueNote, OtherAction, VisuallyHidden, WorkBar } from '@zawadeh/ui';
import type { ReactNode } from 'react';
import { deferredPart } from '../../features/deferred/deferredPart.ts';
import { useMessage } from '../../lib/useMessage.ts';
import type { Counter } from './useCounter.ts';
import * as S from './CounterScreen.styles.ts';

const useTakeBack = deferredPart(() => import('../../features/takeBack/TakeBackPanel.tsx'));

/** Tonight's bags: a change is sent at once, and taken back by the other button. */
export function StockView({ counter, onLeave }: { counter: Counter; onLeave: () => void }) {
  const t = useMessage();
  const { offlineSince, toSend, isAllSent, bags } = counter;
  const takeBack = useTakeBack(bags.some(({ toFill }) => toFill.length > 0));
  return (
    <S.Column>
      <WorkBar onLeave={onLeave} title={t('web.counter.bagsOfTonight')} />
      <OfflineQueueNote offlineSince={offlineSince} toSend={toSend} isAllSent={isAllSent} />
      <S.Room tabIndex={0} role="group" aria-label={t('web.counter.bagsOfTonight')}>
        {bags.length === 0 && <S.Muted>{t('web.counter.noBags')}</S.Muted>}
        {bags.map((bag) => (
          <BagStock key={bag.id} bag={bag} onChange={(change) => counter.changeStock(bag, change)}>
            {takeBack && (
              <takeBack.TakeBackPanel
                bag={bag}
                token={counter.token}
                // What was handed over and is not sent yet must not be taken back.
                isOffline={offlineSince !== null || toSend > 0}
                onTakenBack={counter.retry}
              />
            )}
          </BagStock>
        ))}
      </S.Room>
    </S.Column>
  );
}

interface BagStockProps {
  bag: CounterBag;
  onChange: (change: 'less' | 'more' | 'none') => void;
  children: ReactNode;
}

function BagStock({ bag, onChange, children }: BagStockProps) {
  const t = useMessage();
  const { title, forSale, beingPaid, sold } = bag;
  const of = <VisuallyHidden>{title && <LocalizedText text={title} />}</VisuallyHidden>;
  const isNone = forSale === 0;
  return (
    <S.Stock>
      <h2>{title && <LocalizedText text={title} />}</h2>
      <p>{t('web.counter.figures', { sale: forSale, paying: beingPaid, sold })}</p>
      <S.StockKeys>
        <OtherAction
          type="button"
          data-kind="secondary"
          aria-disabled={isNone}
          onClick={() => !isNone && onChange('less')}
        >
          <bdi dir="ltr">−1</bdi> {of}
        </OtherAction>
        <S.Figure role="status">{forSale}</S.Figure>
        <OtherAction type="button" data-kind="secondary" onClick={() => onChange('more')}>
          <bdi dir="ltr">+1</bdi> {of}
        </OtherAction>
        {/* Also where none is for sale: one may be kept for somebody. */}
        <OtherAction type="button" data-kind="secondary" onClick={() => onChange('none')}>
          {t('web.counter.noneLeft')} {of}
        </OtherAction>
      </S.StockKeys>
      {children}
    </S.Stock>
  );
}
