import { accessTo, type Profile } from '@zawadeh/domain';
import { Button, ErrorState, Text } from '@zawadeh/ui';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { deferredPart } from '../../lib/deferred/deferredPart.ts';
import { ticketWords } from '../ticket/locales/words.ts';
import { useHydrationPlaceholder } from '../../lib/hydration/useHydrationPlaceholder.tsx';
import { retrySession } from '../session/session.ts';
import { useStore } from '../../lib/store.ts';
import { useSession } from '../session/useSession.ts';
import { Alerts } from './Alerts.tsx';
import { Favourites } from './Favourites.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OwnData } from './ownData/OwnData.tsx';
import { ProfileHeader } from './ProfileHeader.tsx';
import { OrdersSkeleton, ProfileSkeleton } from './ProfileSkeleton.tsx';
import { SignOutEverywhere } from './SignOutEverywhere.tsx';
import { useWholePage } from './useWholePage.ts';
import * as S from './ProfileScreen.styles.ts';
import { paths } from '../../lib/paths.ts';

/** The ticket that is needed next, and what became of the others. */
const useHandoverParts = deferredPart(() => import('./HandoverParts.tsx'), ticketWords);
/** What the bags were good for. */
const useImpactPart = deferredPart(() => import('./ImpactPart.tsx'));
/** What can be rated, which the server is asked for once the page is alive. */
const useRatings = deferredPart(() => import('../ratings/Ratings.tsx'));

export function Screen() {
  const t = useMessage();
  const store = useStore();
  const session = useSession();
  const placeholder = useHydrationPlaceholder('session');
  if (session.status === 'unknown') return placeholder(<SignedOut />, <ProfileSkeleton />);
  if (session.status === 'unreachable') {
    return (
      <S.FullPageMessage>
        <Text look="h1">{t('web.profile.nameless')}</Text>
        <ErrorState message={t('web.profile.unreachable')} onRetry={() => void retrySession(store)} />
      </S.FullPageMessage>
    );
  }
  const profile = session.status === 'signedIn' ? session.profile : null;
  if (!profile || accessTo('profile', profile) !== 'open') return <SignedOut />;
  return <Parts key={profile.id} profile={profile} />;
}

function Parts({ profile }: { profile: Profile }) {
  const { id: userId } = profile;
  const handovers = useHandoverParts();
  const impact = useImpactPart();
  const ratings = useRatings();
  const { isShown, setKnownPart } = useWholePage(userId);
  return (
    <>
      <ProfileHeader profile={profile}>
        <S.Figures hidden={!isShown}>
          {impact && <impact.ImpactPart userId={userId} onKnown={setKnownPart} />}
        </S.Figures>
      </ProfileHeader>
      {!isShown && <OrdersSkeleton />}
      <S.Inside hidden={!isShown}>
        <S.Column>
          {handovers && <handovers.NextOrderPart userId={userId} onKnown={setKnownPart} />}
          {ratings && <ratings.ProfileRating userId={userId} onKnown={setKnownPart} />}
          <OrderHistory {...{ userId, handovers, ratings }} />
        </S.Column>
        <S.Column>
          <Favourites userId={userId} />
          <Alerts userId={userId} />
          <SignOutEverywhere />
          <OwnData />
        </S.Column>
      </S.Inside>
    </>
  );
}

function SignedOut() {
  const t = useMessage();
  return (
    <S.FullPageMessage data-centred>
      <Text look="h1" align="center">
        {t('web.profile.signedOut')}
      </Text>
      <Button kind="primary" href={paths.login}>
        {t('web.profile.login')}
      </Button>
    </S.FullPageMessage>
  );
}
