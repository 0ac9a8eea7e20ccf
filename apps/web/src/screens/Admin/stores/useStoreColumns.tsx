import { inLanguage, type Store } from '@zawadeh/domain';
import { editIcon, LocalizedText, trashIcon, useLanguage, type TableColumn } from '@zawadeh/ui';
import { useMemo } from 'react';
import { useMessage } from '../../../lib/useMessage.ts';
import { menuColumn } from '../menuColumn.tsx';
import type { StoreAction } from './StoreDialogs.tsx';
import { messages } from './StoresSection.messages.ts';

/** The searched text: both names. */
export const storeText = ({ name }: Store): string => `${name?.en ?? ''} ${name?.ar ?? ''}`;

export function useStoreColumns(onAction: (action: StoreAction) => void): readonly TableColumn<Store>[] {
  const t = useMessage();
  const { locale } = useLanguage();
  const other = locale === 'ar' ? 'en' : 'ar';
  return useMemo((): readonly TableColumn<Store>[] => {
    const displayName = (store: Store) => (store.name ? inLanguage(store.name, locale).text : store.id);
    return [
      {
        id: 'name',
        header: t(messages.name),
        cardRole: 'title',
        sortValue: displayName,
        cell: ({ name, id }) => (name ? <LocalizedText text={name} /> : <bdi>{id}</bdi>),
      },
      {
        id: 'other',
        header: t(messages.otherName),
        cardRole: 'start',
        isHideable: true,
        sortValue: ({ name }) => name?.[other] ?? null,
        cell: ({ name }) =>
          name?.[locale] &&
          name[other] && <LocalizedText text={{ en: null, ar: null, [other]: name[other] }} />,
      },
      menuColumn({
        label: (name) => t(messages.actions, { name }),
        nameOf: displayName,
        actionsOf: (store) => [
          {
            id: 'edit',
            label: t(messages.edit),
            icon: editIcon,
            onPress: () => onAction({ kind: 'edit', store }),
          },
          {
            id: 'rename',
            label: t(messages.rename),
            icon: editIcon,
            onPress: () => onAction({ kind: 'name', store }),
          },
          {
            id: 'delete',
            label: t(messages.delete),
            icon: trashIcon,
            kind: 'danger',
            onPress: () => onAction({ kind: 'deletion', store }),
          },
        ],
      }),
    ];
  }, [t, locale, other, onAction]);
}
