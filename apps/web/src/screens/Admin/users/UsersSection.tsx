import type { Profile } from '@zawadeh/domain';
import { DataTable, EmptyState } from '@zawadeh/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { pageOf } from '../../../backend/desk/ask.ts';
import { peoplePage } from '../../../backend/desk/users.ts';
import { Pages } from '../Pages.tsx';
import { SectionHead } from '../SectionHead.tsx';
import { SectionSearch } from '../SectionSearch.tsx';
import { useAsked } from '../useAsked.ts';
import { useSearch } from '../useSearch.ts';
import { PAGE, useTableAddress } from '../useTableAddress.ts';
import { UserDialogs, type UserMatter } from './UserDialogs.tsx';
import { messages } from './UsersSection.messages.ts';
import { useUserColumns } from './useUserColumns.tsx';

const idOf = ({ id }: Profile): string => id;

export function Screen() {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id });
  const address = useTableAddress();
  const search = useSearch(address);
  const { words } = search;
  const { start } = address;
  const { value, trouble, isAsking, again } = useAsked(`${words} ${start}`, () =>
    pageOf((from) => peoplePage(words, from, PAGE), start, PAGE),
  );
  const [matter, settle] = useState<UserMatter | null>(null);
  const columns = useUserColumns(settle);
  const { people = [], total = 0 } = value ?? {};
  return (
    <>
      <SectionHead name={say(messages.heading)} />
      <SectionSearch by={say(messages.search)} search={search} />
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
      <Pages label={say(messages.pages)} address={address} total={total} />
      <UserDialogs matter={matter} onClose={() => settle(null)} onChanged={again} />
    </>
  );
}
