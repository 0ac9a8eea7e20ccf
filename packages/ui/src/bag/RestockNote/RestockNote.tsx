import { restockText, type Instant } from '@zawadeh/domain';
import * as S from '../../data/Alert/Alert.styles.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { refreshIcon } from '../../foundations/Icon/shelfIcons.ts';
import { useRestockMessage } from '../BagCard/useRestockMessage.ts';

export interface RestockNoteProps {
  restockAt: Instant;
  /** The current time in milliseconds. */
  now: Instant;
}

/** The restock time of a bag. Not a live region, because the text changes with the clock while the user reads. */
export function RestockNote({ restockAt, now }: RestockNoteProps) {
  const restockMessage = useRestockMessage();
  return (
    <S.Root data-kind="info">
      <Icon of={refreshIcon} />
      <S.Message>{restockMessage(restockText(restockAt, now))}</S.Message>
    </S.Root>
  );
}
