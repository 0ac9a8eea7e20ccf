import { DELIVERY_METHODS, ORDER_HANDOVER_STATES, ORDER_STATUSES } from '@zawadeh/domain';
import { filterIcon, SelectField, TextField } from '@zawadeh/ui';
import { useMessage } from '../../../lib/useMessage.ts';
import { Collapsible } from '../Collapsible.tsx';
import { SectionSearch } from '../SectionSearch.tsx';
import type { Search } from '../useSearch.ts';
import type { TableAddress } from '../useTableAddress.ts';
import { handoverStates, messages, methods, statuses } from './OrdersSection.messages.ts';
import * as S from './OrdersSection.styles.ts';
import { dayIn } from './ordersFilter.ts';

interface OrderFiltersProps {
  address: TableAddress;
  search: Search;
  /** Hides the choice of a status. */
  isPaidOnly: boolean;
}

export function OrderFilters({ address, search, isPaidOnly }: OrderFiltersProps) {
  const t = useMessage();
  const count = ['status', 'method', 'handover', 'day'].filter((name) => address.get(name) !== '').length;
  return (
    <S.Filters>
      <SectionSearch label={t(messages.search)} search={search} />
      <Collapsible
        icon={filterIcon}
        label={count === 0 ? t(messages.filters) : t(messages.filtersOn, { count })}
      >
        {!isPaidOnly && (
          <SelectField
            name="status"
            label={t(messages.payment)}
            value={address.get('status')}
            onValueChange={(status) => address.change({ status })}
            options={[
              { value: '', label: t(messages.anyStatus) },
              ...ORDER_STATUSES.map((value) => ({ value, label: t(statuses[value]) })),
            ]}
          />
        )}
        <SelectField
          name="method"
          label={t(messages.delivery)}
          value={address.get('method')}
          onValueChange={(method) => address.change({ method })}
          options={[
            { value: '', label: t(messages.anyMethod) },
            ...DELIVERY_METHODS.map((value) => ({ value, label: t(methods[value]) })),
          ]}
        />
        <SelectField
          name="handover"
          label={t(messages.handover)}
          value={address.get('handover')}
          onValueChange={(handover) => address.change({ handover })}
          options={[
            { value: '', label: t(messages.anyHandover) },
            ...ORDER_HANDOVER_STATES.map((value) => ({ value, label: t(handoverStates[value]) })),
          ]}
        />
        <TextField
          name="day"
          type="date"
          label={t(messages.day)}
          value={dayIn(address)}
          onValueChange={(day) => address.change({ day })}
        />
      </Collapsible>
    </S.Filters>
  );
}
