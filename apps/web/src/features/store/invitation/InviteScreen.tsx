import { invitationSecretIn } from '@zawadeh/domain';
import { Button, ErrorState, Illustration, Skeleton, Text } from '@zawadeh/ui';
import { useLocation } from 'react-router-dom';
import { useIsHydrated } from '../../../lib/hydration/useIsHydrated.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { paths } from '../../../lib/paths.ts';
import { useQuery } from '../../admin/useQuery.ts';
import { useSession } from '../../session/useSession.ts';
import { forgetInvitation, storedInvitation } from '../../session/waitingInvitation.ts';
import { fetchInvitation } from './invitationCalls.ts';
import * as S from './InviteScreen.styles.ts';
import { OpenInvitation } from './OpenInvitation.tsx';

/** Where the link of an invitation leads, before and after signing in. */
export function Screen() {
  const isHydrated = useIsHydrated();
  const { hash } = useLocation();
  if (!isHydrated) return <Loading />;
  const secret = invitationSecretIn(hash) ?? storedInvitation()?.secret;
  return secret === undefined ? <Over from={null} /> : <Linked key={secret} secret={secret} />;
}

function Linked({ secret }: { secret: string }) {
  const t = useMessage();
  const session = useSession();
  const own = session.status === 'signedIn' ? session.profile.id : '';
  const { value, error, refetch } = useQuery(`invitation ${own}`, () => fetchInvitation(secret));
  if (value?.kind === 'over') return <Over from={value.from} />;
  if (value) return <OpenInvitation secret={secret} invitation={value} onOver={refetch} />;
  if (!error) return <Loading />;
  return (
    <S.Message>
      <Text look="h1" align="center">
        {t('web.invite.title')}
      </Text>
      <ErrorState message={t('web.invite.notLoaded')} onRetry={refetch} />
    </S.Message>
  );
}

function Loading() {
  const t = useMessage();
  return (
    <S.Message aria-busy="true">
      <Text look="h1" align="center">
        {t('web.invite.loading')}
      </Text>
      <Skeleton $height={240} />
    </S.Message>
  );
}

/** Used, withdrawn or too old. */
function Over({ from }: { from: string | null }) {
  const t = useMessage();
  return (
    <S.Message>
      <Illustration name="not-found" />
      <Text look="h1" align="center">
        {t('web.invite.over')}
      </Text>
      <Text align="center">
        {t('web.invite.overWhy')}{' '}
        {from === null ? t('web.invite.askOwner') : t('web.invite.ask', { name: from })}
      </Text>
      <Button href={paths.ourBags} onPress={forgetInvitation}>
        {t('web.invite.explore')}
      </Button>
    </S.Message>
  );
}
