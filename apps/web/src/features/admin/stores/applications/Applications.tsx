import type { Shop, StoreApplication, StoreApplications } from '@zawadeh/domain';
import { DataTable, EmptyState } from '@zawadeh/ui';
import { useState } from 'react';
import { useMessage } from '../../../../lib/messages/useMessage.ts';
import type { Query } from '../../useQuery.ts';
import type { TableAddress } from '../../useTableAddress.ts';
import { InviteDialog } from '../../team/InviteDialog.tsx';
import { ApplicationPanel } from './ApplicationPanel.tsx';
import * as S from './Applications.styles.ts';
import type { Decided } from './applicationCalls.ts';
import { useAnsweredColumns, useOpenColumns } from './useApplicationColumns.tsx';
import { useOwnerInvitation } from './useOwnerInvitation.ts';

const NONE: readonly StoreApplication[] = [];
const idOf = ({ id }: StoreApplication): string => id;
const nameOf = ({ name }: StoreApplication): string => name;

interface ApplicationsProps {
  query: Query<StoreApplications>;
  /** Whether a store has the name or the number is seen here. */
  stores: readonly Shop[];
  address: TableAddress;
  onDecided: () => void;
}

/** Those that wait for an answer, with one of them beside the list; on a phone it is a page of its own. */
export function Applications({ query, stores, address, onDecided }: ApplicationsProps) {
  const t = useMessage();
  const { value, error, refetch } = query;
  const columns = useOpenColumns();
  const rows = value?.open ?? NONE;
  const chosen = rows.find(({ id }) => id === address.get('application'));
  const shown = chosen ?? rows[0];
  const [hasDecided, setDecided] = useState(false);
  const { invite, unsent, close: closeInvitation } = useOwnerInvitation();
  const close = () => address.keep({ application: '' });
  const decided = (decision: Decided | null) => {
    const application = decision?.application;
    if (application?.state === 'accepted' && !decision?.isOthers) invite(application);
    setDecided(true);
    close();
    refetch();
    onDecided();
  };
  return (
    <S.Beside data-chosen={chosen !== undefined || undefined}>
      <S.List>
        <DataTable
          label={t('web.admin.applications')}
          rows={rows}
          columns={columns}
          rowId={idOf}
          rowName={nameOf}
          hasToolbar={false}
          isLoading={value === null && !error}
          {...(shown && { currentId: shown.id })}
          onOpenRow={({ id }) => address.keep({ application: id })}
          empty={<EmptyState picture="empty-orders" level="h2" title={t('web.admin.applications.empty')} />}
          {...(error && { error: { message: t('web.admin.applications.notLoaded'), onRetry: refetch } })}
        />
      </S.List>
      {shown && (
        <ApplicationPanel
          key={`${shown.id} ${chosen !== undefined}`}
          application={shown}
          stores={stores}
          takesFocus={hasDecided || chosen !== undefined}
          onBack={close}
          onDecided={decided}
        />
      )}
      {unsent && (
        <InviteDialog
          storeId={unsent.storeId}
          store={{ en: unsent.application.name, ar: null }}
          again={{
            email: unsent.application.email,
            role: 'owner',
            language: unsent.application.language,
          }}
          sent={unsent.sent}
          onInvited={closeInvitation}
          onClose={closeInvitation}
        />
      )}
    </S.Beside>
  );
}

/** What became of the others. */
export function Answered({ query: { value, error, refetch } }: Pick<ApplicationsProps, 'query'>) {
  const t = useMessage();
  const columns = useAnsweredColumns();
  return (
    <DataTable
      label={t('web.admin.applications.answered')}
      rows={value?.answered ?? NONE}
      columns={columns}
      rowId={idOf}
      rowName={nameOf}
      hasToolbar={false}
      isLoading={value === null && !error}
      empty={
        <EmptyState picture="empty-orders" level="h2" title={t('web.admin.applications.noneAnswered')} />
      }
      {...(error && { error: { message: t('web.admin.applications.notLoaded'), onRetry: refetch } })}
    />
  );
}
