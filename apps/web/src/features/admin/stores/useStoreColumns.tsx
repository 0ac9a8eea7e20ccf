import { formatPhone, inLanguage, type Shop } from '@zawadeh/domain';
import { editIcon, LocalizedText, Ltr, trashIcon, useLanguage, type TableColumn } from '@zawadeh/ui';
import { useMemo } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { menuColumn } from '../menuColumn.tsx';
import type { StoreAction } from './StoreDialogs.tsx';

/** The searched text: both names, area and telephone. */
export const storeText = ({ name, area, phone }: Shop): string =>
  [name?.en, name?.ar, area?.name.en, area?.name.ar, phone].join(' ');

export function useStoreColumns(
  onAction: (action: StoreAction) => void,
  onEdit: (store: Shop) => void,
): readonly TableColumn<Shop>[] {
  const t = useMessage();
  const { locale } = useLanguage();
  const other = locale === 'ar' ? 'en' : 'ar';
  return useMemo((): readonly TableColumn<Shop>[] => {
    const displayName = (store: Shop) => (store.name ? inLanguage(store.name, locale).text : store.id);
    return [
      {
        id: 'name',
        header: t('web.admin.bags.store'),
        cardRole: 'title',
        sortValue: displayName,
        cell: ({ name, id }) => (name ? <LocalizedText text={name} /> : <bdi>{id}</bdi>),
      },
      {
        id: 'other',
        header: t('web.admin.stores.otherName'),
        cardRole: 'start',
        isHideable: true,
        sortValue: ({ name }) => name?.[other] ?? null,
        cell: ({ name }) =>
          name?.[locale] &&
          name[other] && <LocalizedText text={{ en: null, ar: null, [other]: name[other] }} />,
      },
      {
        id: 'area',
        header: t('web.admin.stores.area'),
        isHideable: true,
        sortValue: ({ area }) => area?.name[locale] ?? null,
        cell: ({ area }) => area?.name[locale],
      },
      {
        id: 'phone',
        header: t('web.admin.stores.phone'),
        isHideable: true,
        sortValue: ({ phone }) => phone,
        cell: ({ phone }) => phone && <Ltr kind="phone">{formatPhone(phone)}</Ltr>,
      },
      menuColumn({
        label: (name) => t('web.admin.actions', { name }),
        nameOf: displayName,
        actionsOf: (store) => [
          {
            id: 'edit',
            label: t('web.admin.stores.edit'),
            icon: editIcon,
            onPress: () => onEdit(store),
          },
          {
            id: 'rename',
            label: t('web.admin.stores.rename'),
            icon: editIcon,
            onPress: () => onAction({ kind: 'name', store }),
          },
          {
            id: 'delete',
            label: t('web.admin.stores.delete'),
            icon: trashIcon,
            kind: 'danger',
            onPress: () => onAction({ kind: 'deletion', store }),
          },
        ],
      }),
    ];
  }, [t, locale, other, onAction, onEdit]);
}
