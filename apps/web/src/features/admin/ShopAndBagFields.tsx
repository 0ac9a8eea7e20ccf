import { inLanguage, readUuid } from '@zawadeh/domain';
import { SelectField, useLanguage } from '@zawadeh/ui';
import { fetchBagNames } from './orders/bagNames.ts';
import { fetchStores } from './stores/storeCalls.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { useQuery } from './useQuery.ts';
import type { TableAddress } from './useTableAddress.ts';

/** Narrows a list to a shop, and to one bag of it or of all. */
export function ShopAndBagFields({ address }: { address: TableAddress }) {
  const t = useMessage();
  const { locale } = useLanguage();
  const [store, bag] = [address.get('store'), address.get('bag')];
  const stores = useQuery('stores', fetchStores).value ?? [];
  // The address may hold anything.
  const storeId = readUuid(store) ?? '';
  const bags = useQuery(`bags ${storeId}`, () => fetchBagNames(storeId)).value ?? [];
  return (
    <>
      <SelectField
        name="store"
        label={t('web.admin.orders.store')}
        value={store}
        onValueChange={(chosen) => address.change({ store: chosen, bag: '' })}
        options={[
          { value: '', label: t('web.admin.orders.anyStore') },
          ...stores.map(({ id, name }) => ({ value: id, label: name ? inLanguage(name, locale).text : id })),
        ]}
      />
      <SelectField
        name="bag"
        label={t('web.admin.analytics.bag')}
        value={bag}
        onValueChange={(chosen) => address.change({ bag: chosen })}
        options={[
          { value: '', label: t('web.admin.orders.anyBag') },
          ...bags.map(({ id, title }) => ({ value: id, label: inLanguage(title, locale).text })),
        ]}
      />
    </>
  );
}
