import { DELIVERY_METHODS, ORDER_STATUSES } from '@zawadeh/domain';
import { filterIcon, SelectField, TextField } from '@zawadeh/ui';
import { useIntl } from 'react-intl';
import { Collapsible } from '../Collapsible.tsx';
import { SectionSearch } from '../SectionSearch.tsx';
import type { Search } from '../useSearch.ts';
import type { TableAddress } from '../useTableAddress.ts';
import { messages, methods, statuses } from './OrdersSection.messages.ts';
import * as S from './OrdersSection.styles.ts';
import { dayIn } from './ordersWish.ts';

interface OrderFiltersProps {
  address: TableAddress;
  search: Search;
  /** Hides the choice of a status. */
  isPaidOnly: boolean;
}

export function OrderFilters({ address, search, isPaidOnly }: OrderFiltersProps) {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id });
  const count = ['status', 'method', 'day'].filter((name) => address.get(name) !== '').length;
  return (
    <S.Filters>
      <SectionSearch by={say(messages.search)} search={search} />
      <Collapsible
        icon={filterIcon}
        label={
          count === 0 ? say(messages.filters) : intl.formatMessage({ id: messages.filtersOn }, { count })
        }
      >
        {!isPaidOnly && (
          <SelectField
            name="status"
            label={say(messages.payment)}
            value={address.get('status')}
            onValueChange={(status) => address.change({ status })}
            options={[
              { value: '', label: say(messages.anyStatus) },
              ...ORDER_STATUSES.map((value) => ({ value, label: say(statuses[value]) })),
            ]}
          />
        )}
        <SelectField
          name="method"
          label={say(messages.delivery)}
          value={address.get('method')}
          onValueChange={(method) => address.change({ method })}
          options={[
            { value: '', label: say(messages.anyMethod) },
            ...DELIVERY_METHODS.map((value) => ({ value, label: say(methods[value]) })),
          ]}
        />
        <TextField
          name="day"
          type="date"
          label={say(messages.day)}
          value={dayIn(address)}
          onValueChange={(day) => address.change({ day })}
        />
      </Collapsible>
    </S.Filters>
  );
}
