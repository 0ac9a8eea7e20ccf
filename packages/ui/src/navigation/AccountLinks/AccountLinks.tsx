import { use } from 'react';
import { useIntl } from 'react-intl';
import { LinkContext } from '../../provider/contexts.ts';
import * as S from './AccountLinks.styles.ts';

export interface AccountLinksProps {
  /** The signed-in user; null without a session. */
  viewer: { email: string } | null;
  /** The login page. */
  loginHref: string;
  /** Called by Sign Out. */
  onSignOut: () => void;
}

/**
 * The user's e-mail with a sign-out button, or a login link.
 *
 * @use in a {@link Header}, before the bell and the cart.
 * @avoid before it is known whether there is a session: leave it out until then.
 * @keyboard Enter, Space: sign out
 * @keyboard Enter: follows the link to the login
 * @reader The whole e-mail, also where it is cut with an ellipsis. Below 360 px it is in the {@link SideMenu}
 *   instead.
 * @arabic The e-mail is left to right and cut at its end.
 */
export function AccountLinks({ viewer, loginHref, onSignOut }: AccountLinksProps) {
  const intl = useIntl();
  const Link = use(LinkContext);
  return (
    <S.Root>
      {viewer ? (
        <>
          <S.Email dir="ltr" translate="no" title={viewer.email}>
            {viewer.email}
          </S.Email>
          <S.Action type="button" onClick={onSignOut}>
            {intl.formatMessage({ id: 'ui.accountLinks.signOut' })}
          </S.Action>
        </>
      ) : (
        <S.Action as={Link} href={loginHref}>
          {intl.formatMessage({ id: 'ui.accountLinks.login' })}
        </S.Action>
      )}
    </S.Root>
  );
}
