import { isolated } from '@zawadeh/domain';
import { FavouriteButton, useToasts } from '@zawadeh/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { FavouriteError } from './favouriteCalls.ts';
import { paths } from '../../lib/paths.ts';
import { useAtomValue, useStore } from '../../lib/store.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import type { MessageId } from '../../lib/messages/messageId.ts';
import { saveFavouriteAfterLogin, takeFavouriteAfterLogin } from './favouriteAfterLogin.ts';
import { favouritesAtom, isFavourite, keepFavouritesFresh, setFavourite } from './favourites.ts';
import { isSignedIn } from '../session/isSignedIn.ts';
import { sessionAtom, type Session } from '../session/session.ts';
import { useWords } from '../../lib/messages/language.ts';
import { favouritesWords } from './locales/words.ts';

const errorMessages: Record<FavouriteError, MessageId> = {
  offline: 'web.favourites.offline',
  slow: 'web.favourites.slow',
  server: 'web.favourites.server',
  gone: 'web.shop.gone',
};

export interface FavouriteProps {
  shopId: string;
  shopName: string;
  /** Round and filled. */
  isOnPicture?: boolean;
  /** The id of the shop's name, where several hearts stand on a page. */
  nameId?: string;
}

/** The heart of a shop. For a visitor it leads through the login, and back to the shop being a favourite. */
export function FavouriteToggle({ shopId, shopName, isOnPicture, nameId }: FavouriteProps) {
  const t = useMessage();
  const hasWords = useWords(favouritesWords);
  const store = useStore();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { show } = useToasts();
  const session = useAtomValue(sessionAtom);
  const state = useAtomValue(favouritesAtom);
  const [isWaiting, setWaiting] = useState(false);
  const { status } = session;
  const userId = session.status === 'signedIn' ? session.profile.id : null;
  const isOwn = userId !== null && state.userId === userId;
  const isOn = isOwn && isFavourite(state, shopId);

  const fail = (error: FavouriteError) => show({ message: t(errorMessages[error]), kind: 'danger' });

  const change = async (user: string, isWanted: boolean): Promise<void> => {
    const error = await setFavourite(store, user, shopId, isWanted);
    if (error) fail(error);
    // The heart of a bag makes its shop a favourite.
    else if (isWanted)
      show({ message: t('web.favourites.added', { shop: isolated(shopName) }), kind: 'success' });
  };

  const press = async () => {
    if (status === 'unknown') setWaiting(true);
    const isKnown = await isSignedIn(store);
    setWaiting(false);
    const now = store.get(sessionAtom);
    if (now.status === 'signedIn') await change(now.profile.id, !isOn);
    else if (isKnown) fail('server');
    else {
      saveFavouriteAfterLogin({ shopId, path: pathname });
      show({ message: t('web.favourites.signIn') });
      void navigate(paths.login);
    }
  };

  const follow = useEffectEvent(async (now: Session['status'] | null) => {
    // A visitor who came back without signing in has changed their mind.
    if (now !== 'signedIn' && now !== 'signedOut') return;
    if (takeFavouriteAfterLogin(shopId) && userId !== null) await change(userId, true);
  });
  const known = hasWords ? status : null;
  useEffect(() => void follow(known), [known]);
  useEffect(() => (userId === null ? undefined : keepFavouritesFresh(store, userId)), [store, userId]);

  if (!hasWords) return null;
  return (
    <FavouriteButton
      isFavourite={isOn}
      isPending={isWaiting || (isOwn && state.pending.has(shopId))}
      isOnPicture={isOnPicture}
      nameId={nameId}
      onToggle={() => void press()}
    />
  );
}
