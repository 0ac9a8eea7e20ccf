import type { CartChange } from '@zawadeh/domain';
import { useIntl } from 'react-intl';
import { alertIcon, Icon, Price, StockHint } from '@zawadeh/ui';
import * as S from './CartLine.styles.ts';

/** A live region must exist before its content, so it is rendered even when empty. */
export function CartLineChanges({ changes }: { changes: readonly CartChange[] }) {
  return (
    <S.Changes aria-live="polite">
      {changes.map((change) => (
        <S.Change key={change.kind} data-change={change.kind}>
          <ChangeMessage change={change} />
        </S.Change>
      ))}
    </S.Changes>
  );
}

function ChangeMessage({ change }: { change: CartChange }) {
  const intl = useIntl();
  const notCounted = <S.Muted>{intl.formatMessage({ id: 'web.cartLine.notCounted' })}</S.Muted>;
  switch (change.kind) {
    case 'gone':
      return (
        <>
          <S.Unavailable>{intl.formatMessage({ id: 'web.cartLine.gone' })}</S.Unavailable>
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
              { id: 'web.cartLine.price' },
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
          <span>{intl.formatMessage({ id: 'web.cartLine.fewer' }, { count: change.to })}</span>
        </>
      );
  }
}
