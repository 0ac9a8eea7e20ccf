import { use, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { arrowBackIcon } from '../../foundations/Icon/placeIcons.ts';
import { LinkContext } from '../../provider/contexts.ts';
import * as S from './BackButton.styles.ts';

export interface BackButtonProps {
  /** The target; without it `onPress` navigates. */
  href?: string;
  /** With `href` it can override the target: call `event.preventDefault()` and navigate. */
  onPress?: (event: MouseEvent) => void;
  /** The text that is read aloud, for a page without the catalogue `shop`. */
  label?: string;
  /** Round and filled, for use on a picture. */
  isOnPicture?: boolean;
}

/**
 * Leads to the page before this one.
 *
 * @use at the start of a page that was opened from a list, on its picture where it has one.
 * @avoid to leave a form or close a dialog: those buttons name their action.
 * @keyboard Enter: goes back; Space too where it is a button
 * @reader "Back", or the label.
 * @arabic The arrow points against the reading: to the left in English, to the right in Arabic.
 */
export function BackButton({ href, onPress, label: ownLabel, isOnPicture = false }: BackButtonProps) {
  const intl = useIntl();
  const Link = use(LinkContext);
  const label = ownLabel ?? intl.formatMessage({ id: 'ui.backButton.back' });
  const shared = {
    'aria-label': label,
    title: label,
    'data-on-picture': isOnPicture || undefined,
    onClick: onPress,
    children: <Icon of={arrowBackIcon} />,
  };
  return href === undefined ? (
    <S.Root type="button" {...shared} />
  ) : (
    <S.Root as={Link} href={href} {...shared} />
  );
}
