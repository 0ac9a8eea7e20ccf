import type { Profile } from '@zawadeh/domain';
import { DataTable, EmptyState, Pagination, SearchField, Text } from '@zawadeh/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { pageOf } from '../../../backend/desk/ask.ts';
import { peoplePage } from '../../../backend/desk/users.ts';
import * as S from '../AdminScreen.styles.ts';
import { useAsked } from '../useAsked.ts';
import { useSearch } from '../useSearch.ts';
import { useTableAddress } from '../useTableAddress.ts';
import { UserDialogs, type UserMatter } from './UserDialogs.tsx';
import { messages } from './UsersSection.messages.ts';
import { useUserColumns } from './useUserColumns.tsx';

const PAGE = 50;
const idOf = ({ id }: Profile): string => id;

export function Screen() {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id });
  const address = useTableAddress();
  const { typed, type, words } = useSearch(address);
  const start = (address.page - 1) * PAGE;
  const { value, trouble, isAsking, again } = useAsked(`${words} ${start}`, () =>
    pageOf((from) => peoplePage(words, from, PAGE), start, PAGE),
  );
  const [matter, settle] = useState<UserMatter | null>(null);
  const columns = useUserColumns(settle);
  const { people = [], total = 0 } = value ?? {};
  const pageCount = Math.ceil(total / PAGE);
  return (
    <>
      <S.Head>
        <Text look="h1" tabIndex={-1}>
          {say(messages.heading)}
        </Text>
      </S.Head>
      <SearchField
        label={say(messages.search)}
        placeholder={say(messages.search)}
        value={typed}
        onValueChange={type}
      />
      <DataTable
        label={say(messages.heading)}
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
            title={say(words.trim() === '' ? messages.empty : messages.nobodyFound)}
          />
        }
        {...(trouble && { error: { message: say(messages.notLoaded), onRetry: again } })}
      />
      {pageCount > 1 && (
        <Pagination
          page={address.page}
          pageCount={pageCount}
          onPageChange={address.turnTo}
          label={say(messages.pages)}
        />
      )}
      <UserDialogs matter={matter} onClose={() => settle(null)} onChanged={again} />
    </>
  );
}
