import type { CounterBag } from '@zawadeh/domain';
import { Alert, LocalizedText, VisuallyHidden } from '@zawadeh/ui';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { OtherAction } from './mainAction.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import type { Stock, StockChange } from './stock.ts';
import * as S from './CounterScreen.styles.ts';

/** A second tap of the same finger must not undo what the first one did. */
const SECOND_TAP_MS = 600;

interface StockKeysProps {
  bag: CounterBag;
  stock: Stock;
  undoSeconds: number;
  /** Why none can be put on sale now. */
  noMore?: string | null;
  /** Below the figure. */
  note?: ReactNode;
}

/** One less, the number for sale, one more, and none left, which an undo takes back. */
export function StockKeys({ bag, stock, undoSeconds, noMore = null, note }: StockKeysProps) {
  const t = useMessage();
  const whyId = useId();
  const { title, forSale } = bag;
  const [taken, setTaken] = useState<{ token: string; from: CounterBag; at: number } | null>(null);
  const [refused, setRefused] = useState<'notChanged' | 'notUndone' | null>(null);
  useEffect(() => {
    if (taken === null) return undefined;
    const timer = setTimeout(() => setTaken(null), undoSeconds * 1_000);
    return () => clearTimeout(timer);
  }, [taken, undoSeconds]);

  const change = async (by: StockChange) => {
    setRefused(null);
    const { token, answer } = stock.changeStock(bag, by);
    // Where another change follows, the undo would not bring back what was there.
    setTaken(by === 'none' && forSale > 0 ? { token, from: bag, at: Date.now() } : null);
    if ((await answer).outcome !== 'refused') return;
    setTaken(null);
    setRefused('notChanged');
  };
  const undo = async () => {
    if (taken === null || Date.now() - taken.at < SECOND_TAP_MS) return;
    setTaken(null);
    const result = await stock.undoStock(taken.token, taken.from);
    setRefused(result?.outcome === 'refused' ? 'notUndone' : null);
  };

  const of = <VisuallyHidden>{title && <LocalizedText text={title} />}</VisuallyHidden>;
  const isNone = forSale === 0;
  return (
    <>
      <S.StockKeys>
        <OtherAction
          type="button"
          data-kind="secondary"
          aria-disabled={isNone}
          onClick={() => !isNone && void change('less')}
        >
          <bdi dir="ltr">−1</bdi> {of}
        </OtherAction>
        <S.Figure role="status">
          {forSale}
          {note}
        </S.Figure>
        <OtherAction
          type="button"
          data-kind="secondary"
          aria-disabled={noMore !== null}
          aria-describedby={noMore === null ? undefined : whyId}
          onClick={() => noMore === null && void change('more')}
        >
          <bdi dir="ltr">+1</bdi> {of}
        </OtherAction>
        {/* In the same place, so that nothing moves under the thumb. */}
        <OtherAction
          type="button"
          data-kind="secondary"
          onClick={() => void (taken === null ? change('none') : undo())}
        >
          {/* Also where none is for sale: one may be kept for a waiting customer. */}
          {t(taken === null ? 'web.counter.noneLeft' : 'web.counter.undo')} {of}
        </OtherAction>
      </S.StockKeys>
      {noMore !== null && <VisuallyHidden id={whyId}>{noMore}</VisuallyHidden>}
      {refused && (
        <Alert kind="danger">
          {t(refused === 'notUndone' ? 'web.counter.notUndone' : 'web.counter.notChanged')}
        </Alert>
      )}
    </>
  );
}
