import { restockText, type Instant } from '@zawadeh/domain';
import * as S from '../../data/Alert/Alert.styles.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { refreshIcon } from '../../foundations/Icon/shelfIcons.ts';
import { useRestockMessage } from '../BagCard/useRestockMessage.ts';

export interface RestockNoteProps {
  /** When the shop restocks. */
  restockAt: Instant;
  /** The current time in milliseconds. */
  now: Instant;
}

/**
 * When there will be more of a bag.
 *
 * The text goes from "a few moments" to a date, as the domain decides it (`restockText`); no clock runs down.
 *
 * @use on a bag's own page, below its title, where a restock time is known.
 * @avoid on the shelf: a {@link BagCard} shows the same text itself.
 * @reader Not a live region, because the text changes every minute while the user reads.
 * @arabic The thick edge and the loop are at the inline start; the loop is not mirrored.
 */
export function RestockNote({ restockAt, now }: RestockNoteProps) {
  const restockMessage = useRestockMessage();
  return (
    <S.Root data-kind="info">
      <Icon of={refreshIcon} />
      <S.Message>{restockMessage(restockText(restockAt, now))}</S.Message>
    </S.Root>
  );
}
