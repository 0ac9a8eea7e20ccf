import type { InvitationBody, LocalText } from '@zawadeh/domain';
import { Button, ErrorState, plusIcon, Skeleton, Text } from '@zawadeh/ui';
import { useState } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { People } from './People.tsx';
import * as S from './team.styles.ts';
import { useTeam } from './useTeam.ts';

/** The team of the store that an admin edits. */
export function StoreTeam({ storeId, store }: { storeId: string; store: LocalText | null }) {
  const t = useMessage();
  const { value: team, error, refetch } = useTeam(storeId);
  const [invited, setInvited] = useState<'new' | InvitedBefore | null>(null);
  if (!team) {
    return error ? (
      <ErrorState message={t('web.admin.team.notLoaded')} onRetry={refetch} />
    ) : (
      <Skeleton $height={120} />
    );
  }
  return (
    <S.Team>
      <S.Head>
        <Text look="h2">{t('web.admin.team')}</Text>
        <Button icon={plusIcon} onPress={() => setInvited('new')}>
          {t('web.admin.team.invite')}
        </Button>
      </S.Head>
      <People storeId={storeId} team={team} onSendAgain={setInvited} onChanged={refetch} />
      {invited && (
        <InviteDialog
          storeId={storeId}
          store={store}
          again={invited === 'new' ? undefined : invited}
          onInvited={refetch}
          onClose={() => setInvited(null)}
        />
      )}
    </S.Team>
  );
}

type InvitedBefore = Pick<InvitationBody, 'email' | 'role' | 'language'>;
