import type { Profile } from '@zawadeh/domain';
import { DataTable, EmptyState, SelectField } from '@zawadeh/ui';
import { useState } from 'react';
import { useMessage } from '../../../lib/useMessage.ts';
import { pageOf } from '../../../backend/admin/query.ts';
import { peoplePage, type Standing } from '../../../backend/admin/users.ts';
import { Pages } from '../Pages.tsx';
import { SectionHead } from '../SectionHead.tsx';
import { SectionSearch } from '../SectionSearch.tsx';
import { useQuery } from '../useQuery.ts';
import { useSearch } from '../useSearch.ts';
import { PAGE, useTableAddress } from '../useTableAddress.ts';
import { UserDialogs, type UserMatter } from './UserDialogs.tsx';
import { messages } from './UsersSection.messages.ts';
import * as S from './UsersSection.styles.ts';
import { useUserColumns } from './useUserColumns.tsx';

const idOf = ({ id }: Profile): string => id;

export function Screen() {
  const t = useMessage();
  const address = useTableAddress();
  const search = useSearch(address);
  const { words } = search;
  const { start } = address;
  const standing: Standing = address.get('accounts') === 'deactivated' ? 'deactivated' : 'active';
  const { value, trouble, isAsking, again } = useQuery(`${standing} ${words} ${start}`, () =>
    pageOf((from) => peoplePage(standing, words, from, PAGE), start, PAGE),
  );
  const [matter, setMatter] = useState<UserMatter | null>(null);
  const columns = useUserColumns(setMatter);
  const { people = [], total = 0 } = value ?? {};
  const none = standing === 'active' ? messages.empty : messages.nobodyInactive;
  return (
    <>
      <SectionHead name={t(messages.heading)} />
      <S.Filters>
        <SectionSearch by={t(messages.search)} search={search} />
        <SelectField
          name="accounts"
          label={t(messages.accounts)}
          value={standing}
          onValueChange={(chosen) => address.change({ accounts: chosen === 'active' ? '' : chosen })}
          options={[
            { value: 'active', label: t(messages.active) },
            { value: 'deactivated', label: t(messages.inactive) },
          ]}
        />
      </S.Filters>
      <DataTable
        label={t(messages.heading)}
        rows={people}
        columns={columns}
        rowId={idOf}
        rowName={({ name, email, id }) => name ?? email ?? id}
        search={words}
        page={{ start, total }}
        isLoading={isAsking}
        empty={
          <EmptyState
            picture="empty-orders"
            level="h2"
            title={t(words.trim() === '' ? none : messages.nobodyFound)}
          />
        }
        {...(trouble && { error: { message: t(messages.notLoaded), onRetry: again } })}
      />
      <Pages label={t(messages.pages)} address={address} total={total} />
      <UserDialogs matter={matter} onClose={() => setMatter(null)} onChanged={again} />
    </>
  );
}
