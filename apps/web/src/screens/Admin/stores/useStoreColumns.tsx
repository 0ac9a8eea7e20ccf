import { inLanguage, type Store } from '@zawadeh/domain';
import { editIcon, Phrase, trashIcon, useLanguage, type Column } from '@zawadeh/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { menuColumn } from '../menuColumn.tsx';
import type { StoreMatter } from './StoreDialogs.tsx';
import { messages } from './StoresSection.messages.ts';

/** The searched text: both names. */
export const storeText = ({ name }: Store): string => `${name?.en ?? ''} ${name?.ar ?? ''}`;

export function useStoreColumns(onMatter: (matter: StoreMatter) => void): readonly Column<Store>[] {
  const intl = useIntl();
  const { locale } = useLanguage();
  const other = locale === 'ar' ? 'en' : 'ar';
  return useMemo((): readonly Column<Store>[] => {
    const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values);
    const known = (store: Store) => (store.name ? inLanguage(store.name, locale).text : store.id);
    return [
      {
        id: 'name',
        header: say(messages.name),
        cardRole: 'title',
        sortValue: known,
        cell: ({ name, id }) => (name ? <Phrase text={name} /> : <bdi>{id}</bdi>),
      },
      {
        id: 'other',
        header: say(messages.otherName),
        cardRole: 'start',
        isHideable: true,
        sortValue: ({ name }) => name?.[other] ?? null,
        cell: ({ name }) =>
          name?.[locale] && name[other] && <Phrase text={{ en: null, ar: null, [other]: name[other] }} />,
      },
      menuColumn({
        label: (name) => say(messages.actions, { name }),
        nameOf: known,
        actionsOf: (store) => [
          {
            id: 'rename',
            label: say(messages.rename),
            icon: editIcon,
            onPress: () => onMatter({ of: 'name', store }),
          },
          {
            id: 'renameAr',
            label: say(messages.renameAr),
            icon: editIcon,
            onPress: () => onMatter({ of: 'nameAr', store }),
          },
          {
            id: 'delete',
            label: say(messages.delete),
            icon: trashIcon,
            kind: 'danger',
            onPress: () => onMatter({ of: 'deletion', store }),
          },
        ],
      }),
    ];
  }, [intl, locale, other, onMatter]);
}
