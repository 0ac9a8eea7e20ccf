import { DELIVERY_METHODS, ORDER_HANDOVER_STATES, ORDER_STATUSES } from '@zawadeh/domain';
import { Button, filterIcon, SelectField, TextField } from '@zawadeh/ui';
import { useState } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { SectionSearch } from '../SectionSearch.tsx';
import { ShopAndBagFields } from '../ShopAndBagFields.tsx';
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

const RARE = ['method', 'store', 'bag', 'deleted'];
export const FILTERS = ['status', 'handover', 'from', 'to', ...RARE];

/** One line: what is used all day; the button shows the rest, and on a phone all of it. */
export function OrderFilters({ address, search, isPaidOnly }: OrderFiltersProps) {
  const t = useMessage();
  const isSet = (name: string) => address.get(name) !== '';
  const [isOpen, setOpen] = useState(RARE.some(isSet));
  const count = FILTERS.filter(isSet).length;
  return (
    <S.Filters>
      <SectionSearch label={t(messages.search)} search={search} />
      <Button icon={filterIcon} isExpanded={isOpen} onPress={() => setOpen(!isOpen)}>
        {count === 0 ? t(messages.filters) : t(messages.filtersOn, { count })}
      </Button>
      <S.Often data-open={isOpen || undefined}>
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
          name="handover"
          label={t(messages.handover)}
          value={address.get('handover')}
          onValueChange={(handover) => address.change({ handover })}
          options={[
            { value: '', label: t(messages.anyHandover) },
            ...ORDER_HANDOVER_STATES.map((value) => ({ value, label: t(handoverStates[value]) })),
          ]}
        />
        {(['from', 'to'] as const).map((name) => (
          <TextField
            key={name}
            name={name}
            type="date"
            label={t(messages[name])}
            value={dayIn(address, name)}
            onValueChange={(day) => address.change({ [name]: day })}
          />
        ))}
      </S.Often>
      {isOpen && (
        <S.Rare>
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
          <ShopAndBagFields address={address} />
          <SelectField
            name="deleted"
            label={t(messages.list)}
            value={address.get('deleted')}
            onValueChange={(deleted) => address.change({ deleted })}
            options={[
              { value: '', label: t(messages.heading) },
              { value: 'yes', label: t(messages.deletedOrders) },
            ]}
          />
        </S.Rare>
      )}
    </S.Filters>
  );
}
