import { formatUsd, inLanguage, isolated, leftToRight, type Cart, type CartLine } from '@zawadeh/domain';
import { Alert, useLanguage } from '@zawadeh/ui';
import { useEffect, useRef } from 'react';
import { useMessage } from '../../lib/messages/useMessage.ts';
import type { NewFigures } from './checkoutCalls.ts';
import { messages } from './CheckoutScreen.messages.ts';
import * as S from './CheckoutScreen.styles.ts';
import type { Pay } from './usePay.ts';

/** What has changed since the cart was shown, line by line. */
export function Changes({ changed: { error, cart, fee } }: { changed: NonNullable<Pay['changed']> }) {
  const t = useMessage();
  const root = useRef<HTMLDivElement>(null);
  const sentences = useSentences(error.figures, cart);
  const isDearer = error.code === 'price_changed';
  // The pressed button is gone, and this alert may be above the visible part.
  useEffect(() => root.current?.focus(), []);
  return (
    <div ref={root} tabIndex={-1}>
      <Alert kind="danger">
        <S.Changes>
          <p>{t(isDearer ? messages.priceChanged : messages.notAvailable)}</p>
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
            {error.figures.delivery !== null && error.figures.delivery !== fee && (
              <li>{t(messages.newFee, { price: priceIn(error.figures.delivery) })}</li>
            )}
          </ul>
          {isDearer && error.figures.total !== null && (
            <p>{t(messages.newTotal, { price: priceIn(error.figures.total) })}</p>
          )}
        </S.Changes>
      </Alert>
    </div>
  );
}

const priceIn = (cents: number): string => leftToRight(formatUsd(cents));

function useSentences(figures: NewFigures, cart: Cart): string[] {
  const t = useMessage();
  const { locale } = useLanguage();
  const nameOf = ({ title }: CartLine) =>
    title ? isolated(inLanguage(title, locale).text) : t(messages.unnamed);
  const sentencesOf = (line: CartLine): string[] => {
    const figure = figures.lines.find(({ bagId }) => bagId === line.bagId);
    if (!figure) return [];
    const bag = nameOf(line);
    const { unitPrice, available } = figure;
    if (unitPrice === null || available === 0) return [t(messages.gone, { bag })];
    const sentences: string[] = [];
    if (unitPrice !== line.salePrice) {
      const prices = { price: priceIn(unitPrice), before: priceIn(line.salePrice) };
      sentences.push(t(messages.nowCosts, { bag, ...prices }));
    }
    if (available !== null && available < line.quantity) {
      sentences.push(t(messages.onlyLeft, { bag, count: available }));
    }
    return sentences;
  };
  return cart.flatMap(sentencesOf);
}
