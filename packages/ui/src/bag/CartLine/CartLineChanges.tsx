import type { CartChange } from '@zawadeh/domain';
import { useIntl } from 'react-intl';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { alertIcon } from '../../foundations/Icon/shelfIcons.ts';
import { Price } from '../../foundations/Price/Price.tsx';
import { StockHint } from '../StockHint/StockHint.tsx';
import { messages } from './CartLine.messages.ts';
import * as S from './CartLine.styles.ts';

/** There even when it is empty, so that what is put into it later is read aloud. */
export function CartLineChanges({ changes }: { changes: readonly CartChange[] }) {
  return (
    <S.Changes aria-live="polite">
      {changes.map((change) => (
        <S.Change key={change.change} data-change={change.change}>
          <Said change={change} />
        </S.Change>
      ))}
    </S.Changes>
  );
}

function Said({ change }: { change: CartChange }) {
  const intl = useIntl();
  const notCounted = <S.Quiet>{intl.formatMessage({ id: messages.notCounted })}</S.Quiet>;
  switch (change.change) {
    case 'gone':
      return (
        <>
          <S.Gone>{intl.formatMessage({ id: messages.gone })}</S.Gone>
          {notCounted}
        </>
      );
    case 'unavailable':
      return (
        <>
          <StockHint availability={change.availability} />
          {notCounted}
        </>
      );
    case 'price':
      return (
        <>
          <Icon of={alertIcon} size="small" />
          <span>
            {intl.formatMessage(
              { id: messages.price },
              {
                from: <Price key="from" cents={change.from} />,
                to: <Price key="to" cents={change.to} />,
              },
            )}
          </span>
        </>
      );
    case 'fewer':
      return (
        <>
          <Icon of={alertIcon} size="small" />
          <span>{intl.formatMessage({ id: messages.fewer }, { count: change.to })}</span>
        </>
      );
  }
}
