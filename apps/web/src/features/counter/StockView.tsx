import type { CounterBag } from '@zawadeh/domain';
import { LocalizedText } from '@zawadeh/ui';
import type { ReactNode } from 'react';
import { OfflineQueueNote } from './OfflineQueueNote/OfflineQueueNote.tsx';
import { StockKeys } from './StockKeys.tsx';
import { WorkBar } from './WorkBar/WorkBar.tsx';
import { deferredPart } from '../../lib/deferred/deferredPart.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import type { Counter } from './useCounter.ts';
import * as S from './CounterScreen.styles.ts';

const useTakeBack = deferredPart(async () => ({
  ...(await import('../takeBack/TakeBackPanel.tsx')),
  ...(await import('../takeBack/counterTakeBack.ts')),
}));

interface StockViewProps {
  counter: Counter;
  undoSeconds: number;
  onLeave: () => void;
}

/** Tonight's bags: a change is sent at once. One piece is taken back by the other button, and "None left" by an undo. */
export function StockView({ counter, undoSeconds, onLeave }: StockViewProps) {
  const t = useMessage();
  const { offlineSince, toSend, isInMemoryOnly, isAllSent, bags } = counter;
  const takeBack = useTakeBack(bags.some(({ toFill }) => toFill.length > 0));
  return (
    <S.Column>
      <WorkBar onLeave={onLeave} title={t('web.counter.bagsOfTonight')} />
      <OfflineQueueNote {...{ offlineSince, toSend, isInMemoryOnly, isAllSent }} />
      <S.Room tabIndex={0} role="group" aria-label={t('web.counter.bagsOfTonight')}>
        {bags.length === 0 && <S.Muted>{t('web.counter.noBags')}</S.Muted>}
        {bags.map((bag) => (
          <BagStock key={bag.id} bag={bag} counter={counter} undoSeconds={undoSeconds}>
            {takeBack && (
              <takeBack.TakeBackPanel
                bag={bag}
                takeBack={(body) => takeBack.takeBackAtCounter(counter.token, body)}
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
  counter: Counter;
  undoSeconds: number;
  children: ReactNode;
}

function BagStock({ bag, counter, undoSeconds, children }: BagStockProps) {
  const t = useMessage();
  const { title, forSale, beingPaid, sold } = bag;
  return (
    <S.Stock>
      <h2>{title && <LocalizedText text={title} />}</h2>
      <p>{t('web.counter.figures', { sale: forSale, paying: beingPaid, sold })}</p>
      <StockKeys bag={bag} stock={counter} undoSeconds={undoSeconds} />
      {children}
    </S.Stock>
  );
}
