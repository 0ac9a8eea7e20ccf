import { bagCount, codeEnd, type CounterHandover, type HandoverHow } from '@zawadeh/domain';
import { useIntl } from 'react-intl';
import { cloudUpIcon, DateTime, Icon, LocalizedText, Ltr, mopedIcon } from '@zawadeh/ui';
import type { MessageId } from '../../../lib/messages/messageId.ts';
import { CountTile } from '../CountTile/CountTile.tsx';
import { unknownBag } from '../unknownBag.bilingual.ts';
import { useCustomerName } from '../useCustomerName.ts';
import * as S from './HandoverRow.styles.ts';

const HOW: Record<HandoverHow, MessageId> = {
  scan: 'web.handoverRow.scan',
  code: 'web.handoverRow.code',
  list: 'web.handoverRow.list',
  buyer: 'web.handoverRow.buyer',
  admin: 'web.handoverRow.admin',
};

export interface HandoverRowProps {
  /** The bags, the first name and the code; once done, when and how. */
  handover: CounterHandover;
  /** Whether it was confirmed without a connection and is not sent yet. */
  isToSend?: boolean;
  /** Whether it has just come. */
  isNew?: boolean;
  /** Called by a press anywhere on the row; without it there is nothing to press. */
  onPress?: () => void;
}

/**
 * One order to hand over, or already handed over: how many bags, to whom, of which kinds.
 *
 * The whole row is the target. In less than 312 px, or with large type, the code goes below the names; no
 * name is cut. A new row is green for some seconds.
 *
 * @use in the lists of the counter, and below the places of a {@link CodePad} for the orders that fit.
 * @avoid for a customer's own orders: that is an {@link OrderCard}.
 * @keyboard Enter, Space: open the order
 * @arabic The bag is at the inline start, the last four characters of the code at the end, left to right. The
 *   moped is mirrored.
 */
export function HandoverRow({ handover, isToSend = false, isNew = false, onPress }: HandoverRowProps) {
  const intl = useIntl();
  const name = useCustomerName(handover);
  const { kind, orderCode, bags, state, doneAt, how } = handover;
  const hasKinds = bags.length > 1;
  return (
    <S.Frame>
      <S.Root
        {...(onPress ? { type: 'button', onClick: onPress } : { as: 'div' })}
        data-new={isNew || undefined}
      >
        <CountTile count={bagCount(handover)} />
        <S.What>
          <S.Name>
            <bdi>{name}</bdi>
          </S.Name>
          {bags.map(({ title, quantity }, index) => (
            <S.Line key={String(index)}>
              {hasKinds && `${quantity} × `}
              <LocalizedText text={title ?? unknownBag} />
            </S.Line>
          ))}
          {state === 'done' && (
            <S.Done>
              {doneAt !== null && <DateTime at={doneAt} as="time" />}
              {doneAt !== null && how !== null && ' · '}
              {how !== null && intl.formatMessage({ id: HOW[how] })}
            </S.Done>
          )}
        </S.What>
        <S.End>
          <S.Code>
            <Ltr>{codeEnd(orderCode)}</Ltr>
          </S.Code>
          {kind === 'courier' && (
            <S.Note>
              <Icon of={mopedIcon} size="small" /> {intl.formatMessage({ id: 'web.handoverRow.courier' })}
            </S.Note>
          )}
          {isToSend && (
            <S.Note>
              <Icon of={cloudUpIcon} size="small" /> {intl.formatMessage({ id: 'web.handoverRow.toSend' })}
            </S.Note>
          )}
        </S.End>
      </S.Root>
    </S.Frame>
  );
}
