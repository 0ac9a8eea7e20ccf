import type { OpenInvitation, OwnStore } from '@zawadeh/domain';
import { Button, Dock, ErrorState, Skeleton, userPlusIcon } from '@zawadeh/ui';
import { useState } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { Phones } from '../../admin/phones/Phones.tsx';
import { useScope } from '../../admin/scope.ts';
import { SectionHead } from '../../admin/SectionHead.tsx';
import { InviteDialog } from '../../admin/team/InviteDialog.tsx';
import { People } from '../../admin/team/People.tsx';
import * as T from '../../admin/team/team.styles.ts';
import { useTeam } from '../../admin/team/useTeam.ts';

/** Who runs the shop, who is invited, and the phones at its counter. */
export function Screen() {
  const scope = useScope();
  return scope.kind === 'store' ? <Team store={scope.store} /> : null;
}

function Team({ store: { storeId, name } }: { store: OwnStore }) {
  const t = useMessage();
  const { value: team, error, refetch } = useTeam(storeId);
  const [invited, setInvited] = useState<'new' | OpenInvitation | null>(null);
  return (
    <>
      <SectionHead name={t('web.store.team')}>
        {team && (
          <T.Quiet>
            {t('web.store.teamCount', { people: team.members.length, phones: team.devices.length })}
          </T.Quiet>
        )}
      </SectionHead>
      {!team && error && <ErrorState message={t('web.admin.team.notLoaded')} onRetry={refetch} />}
      {!team && !error && <Skeleton $height={320} />}
      {team && (
        <>
          <T.Team>
            <People storeId={storeId} team={team} onSendAgain={setInvited} onChanged={refetch} />
          </T.Team>
          <T.Quiet as="p">{t('web.admin.team.staffSee')}</T.Quiet>
          <Phones board={team} owner={{ kind: 'counter', storeId, store: name }} onChanged={refetch} />
          <Dock>
            <Button kind="primary" isFullWidth icon={userPlusIcon} onPress={() => setInvited('new')}>
              {t('web.admin.team.invite')}
            </Button>
          </Dock>
        </>
      )}
      {invited && (
        <InviteDialog
          storeId={storeId}
          store={name}
          again={invited === 'new' ? undefined : invited}
          onInvited={refetch}
          onClose={() => setInvited(null)}
        />
      )}
    </>
  );
}
