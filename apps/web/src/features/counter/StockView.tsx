import type { CounterBag } from '@zawadeh/domain';
import { Alert, LocalizedText, VisuallyHidden } from '@zawadeh/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { OfflineQueueNote } from './OfflineQueueNote/OfflineQueueNote.tsx';
import { OtherAction } from './mainAction.ts';
import { WorkBar } from './WorkBar/WorkBar.tsx';
import { deferredPart } from '../../lib/deferred/deferredPart.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import type { Counter } from './useCounter.ts';
import * as S from './CounterScreen.styles.ts';

const useTakeBack = deferredPart(() => import('../takeBack/TakeBackPanel.tsx'));

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

/** A second tap of the same finger must not undo what the first one did. */
const SECOND_TAP_MS = 600;

interface BagStockProps {
  bag: CounterBag;
  counter: Counter;
  undoSeconds: number;
  children: ReactNode;
}

function BagStock({ bag, counter, undoSeconds, children }: BagStockProps) {
  const t = useMessage();
  const { title, forSale, beingPaid, sold } = bag;
  const [taken, setTaken] = useState<{ token: string; from: CounterBag; at: number } | null>(null);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (taken === null) return undefined;
    const timer = setTimeout(() => setTaken(null), undoSeconds * 1_000);
    return () => clearTimeout(timer);
  }, [taken, undoSeconds]);

  const change = (by: 'less' | 'more' | 'none') => {
    setRefused(false);
    const token = counter.changeStock(bag, by);
    // Where another change follows, the undo would not bring back what was there.
    setTaken(by === 'none' && forSale > 0 ? { token, from: bag, at: Date.now() } : null);
  };
  const undo = async () => {
    if (taken === null || Date.now() - taken.at < SECOND_TAP_MS) return;
    setTaken(null);
    const result = await counter.undoStock(taken.token, taken.from);
    setRefused(result?.outcome === 'refused');
  };

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
          onClick={() => !isNone && change('less')}
        >
          <bdi dir="ltr">−1</bdi> {of}
        </OtherAction>
        <S.Figure role="status">{forSale}</S.Figure>
        <OtherAction type="button" data-kind="secondary" onClick={() => change('more')}>
          <bdi dir="ltr">+1</bdi> {of}
        </OtherAction>
        {/* In the same place, so that nothing moves under the thumb. */}
        <OtherAction
          type="button"
          data-kind="secondary"
          onClick={() => (taken === null ? change('none') : void undo())}
        >
          {/* Also where none is for sale: one may be kept for a waiting customer. */}
          {t(taken === null ? 'web.counter.noneLeft' : 'web.counter.undo')} {of}
        </OtherAction>
      </S.StockKeys>
      {isRefused && <Alert kind="danger">{t('web.counter.notUndone')}</Alert>}
      {children}
    </S.Stock>
  );
}
