import type { Profile } from '@zawadeh/domain';
import { DataTable, EmptyState, SelectField } from '@zawadeh/ui';
import { useState } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { fetchPageOf } from '../query.ts';
import { fetchUsersPage, type AccountStatus } from './userCalls.ts';
import { Pages } from '../Pages.tsx';
import { SectionHead } from '../SectionHead.tsx';
import { SectionSearch } from '../SectionSearch.tsx';
import { useQuery } from '../useQuery.ts';
import { useSearch } from '../useSearch.ts';
import { PAGE_SIZE, useTableAddress } from '../useTableAddress.ts';
import { UserDialogs, type UserAction } from './UserDialogs.tsx';
import * as S from './UsersSection.styles.ts';
import { useUserColumns } from './useUserColumns.tsx';

const idOf = ({ id }: Profile): string => id;

export function Screen() {
  const t = useMessage();
  const address = useTableAddress();
  const search = useSearch(address);
  const { query } = search;
  const { start } = address;
  const accounts: AccountStatus = address.get('accounts') === 'deactivated' ? 'deactivated' : 'active';
  const { value, error, isLoading, refetch } = useQuery(`${accounts} ${query} ${start}`, () =>
    fetchPageOf((from) => fetchUsersPage(accounts, query, from, PAGE_SIZE), start, PAGE_SIZE),
  );
  const [action, setAction] = useState<UserAction | null>(null);
  const columns = useUserColumns(setAction);
  const { users = [], total = 0 } = value ?? {};
  const none = accounts === 'active' ? 'web.admin.users.empty' : 'web.admin.users.nobodyInactive';
  return (
    <>
      <SectionHead name={t('web.admin.users')} />
      <S.Filters>
        <SectionSearch label={t('web.admin.users.search')} search={search} />
        <SelectField
          name="accounts"
          label={t('web.admin.users.accounts')}
          value={accounts}
          onValueChange={(chosen) => address.change({ accounts: chosen === 'active' ? '' : chosen })}
          options={[
            { value: 'active', label: t('web.admin.users.active') },
            { value: 'deactivated', label: t('web.admin.users.inactive') },
          ]}
        />
      </S.Filters>
      <DataTable
        label={t('web.admin.users')}
        rows={users}
        columns={columns}
        rowId={idOf}
        rowName={({ name, email, id }) => name ?? email ?? id}
        search={query}
        page={{ start, total }}
        isLoading={isLoading}
        empty={
          <EmptyState
            picture="empty-orders"
            level="h2"
            title={t(query.trim() === '' ? none : 'web.admin.users.nobodyFound')}
          />
        }
        {...(error && { error: { message: t('web.admin.users.notLoaded'), onRetry: refetch } })}
      />
      <Pages label={t('web.admin.users.pages')} address={address} total={total} />
      <UserDialogs action={action} onClose={() => setAction(null)} onChanged={refetch} />
    </>
  );
}
