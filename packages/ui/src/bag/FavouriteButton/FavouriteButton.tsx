import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { heartIcon } from '../../foundations/Icon/bagIcons.ts';
import * as S from './FavouriteButton.styles.ts';

export interface FavouriteButtonProps {
  /** While pending, what was wished. */
  isFavourite: boolean;
  /** Ignores presses and keeps the focus. */
  isPending?: boolean;
  /** Why the last press changed nothing, in one sentence. */
  error?: string | null;
  /** Called by a press, unless one is pending. */
  onToggle: () => void;
  /** Round and filled, for use on a picture. */
  isOnPicture?: boolean;
  /** The id of the shop's name, read aloud with the label: for a list with several hearts. */
  nameId?: string;
}

/**
 * A heart that adds a shop to the favourites, or removes it.
 *
 * @use on the pages of a shop and of its bags, at the end corner of the picture.
 * @avoid for a single bag: bags come and go, and the favourite is the shop.
 * @keyboard Enter, Space: add or remove the shop
 * @reader The name stays the same and `aria-pressed` changes; the effect of a press is its description. An
 *   error is announced.
 * @arabic The heart is not mirrored. An error ends where the button ends.
 */
export function FavouriteButton({
  isFavourite,
  isPending = false,
  error = null,
  onToggle,
  isOnPicture = false,
  nameId,
}: FavouriteButtonProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <S.Root>
      <S.Press
        type="button"
        id={id}
        aria-label={intl.formatMessage({ id: 'ui.favouriteButton.label' })}
        aria-labelledby={nameId && `${id} ${nameId}`}
        title={intl.formatMessage({
          id: isFavourite ? 'ui.favouriteButton.remove' : 'ui.favouriteButton.add',
        })}
        aria-pressed={isFavourite}
        aria-busy={isPending || undefined}
        data-on-picture={isOnPicture || undefined}
        onClick={isPending ? undefined : onToggle}
      >
        <Icon of={heartIcon} />
      </S.Press>
      {error !== null && <S.Trouble role="alert">{error}</S.Trouble>}
    </S.Root>
  );
}
