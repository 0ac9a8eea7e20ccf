import { use } from 'react';
import { useIntl } from 'react-intl';
import { LinkContext } from '../../provider/contexts.ts';
import { messages } from './AccountLinks.messages.ts';
import * as S from './AccountLinks.styles.ts';

export interface AccountLinksProps {
  /** Whoever is logged in; null is nobody. */
  viewer: { email: string } | null;
  loginHref: string;
  onSignOut: () => void;
}

/** Who is here, and the way out; or the way in. Below 360 px the address is in the menu instead. */
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
            {intl.formatMessage({ id: messages.signOut })}
          </S.Action>
        </>
      ) : (
        <S.Action as={Link} href={loginHref}>
          {intl.formatMessage({ id: messages.login })}
        </S.Action>
      )}
    </S.Root>
  );
}
