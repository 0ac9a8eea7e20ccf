import { restockText, type Instant } from '@zawadeh/domain';
import * as S from '../../data/Alert/Alert.styles.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { refreshIcon } from '../../foundations/Icon/shelfIcons.ts';
import { useRestockMessage } from '../BagCard/useRestockMessage.ts';

export interface RestockNoteProps {
  restockAt: Instant;
  /** The time it is, in milliseconds. */
  now: Instant;
}

/** When there will be more of a bag. Not announced: the words change by themselves while somebody reads. */
export function RestockNote({ restockAt, now }: RestockNoteProps) {
  const restockMessage = useRestockMessage();
  return (
    <S.Root data-kind="info">
      <Icon of={refreshIcon} />
      <S.Message>{restockMessage(restockText(restockAt, now))}</S.Message>
    </S.Root>
  );
}
