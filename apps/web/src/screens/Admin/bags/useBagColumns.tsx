import { availabilityOf, inLanguage, isLowStock, type Bag } from '@zawadeh/domain';
import {
  Badge,
  copyIcon,
  editIcon,
  Phrase,
  Price,
  refreshIcon,
  StockHint,
  trashIcon,
  useLanguage,
  type Column,
} from '@zawadeh/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { nowAtom } from '../../../lib/clock.ts';
import { useAtomValue } from '../../../lib/store.ts';
import * as S from '../AdminScreen.styles.ts';
import { menuColumn } from '../menuColumn.tsx';
import { messages } from './BagsSection.messages.ts';

export interface BagActions {
  edit: (bag: Bag) => void;
  duplicate: (bag: Bag) => void;
  changeStock: (bag: Bag) => void;
  remove: (bag: Bag) => void;
}

/** The searched text: both names of the bag and of its store. */
export const bagText = ({ title, store }: Bag): string =>
  [title?.en, title?.ar, store?.en, store?.ar].filter(Boolean).join(' ');

export function useBagColumns({ edit, duplicate, changeStock, remove }: BagActions): readonly Column<Bag>[] {
  const intl = useIntl();
  const { locale } = useLanguage();
  const now = useAtomValue(nowAtom);
  return useMemo((): readonly Column<Bag>[] => {
    const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values);
    const known = ({ title }: Bag) => (title ? inLanguage(title, locale).text : say(messages.unnamed));
    return [
      {
        id: 'bag',
        header: say(messages.bag),
        cardRole: 'title',
        sortValue: known,
        cell: ({ title }) => (title ? <Phrase text={title} /> : say(messages.unnamed)),
      },
      {
        id: 'store',
        header: say(messages.store),
        cardRole: 'start',
        isHideable: true,
        sortValue: ({ store }) => (store ? inLanguage(store, locale).text : null),
        cell: ({ store }) => store && <Phrase text={store} />,
      },
      {
        id: 'price',
        header: say(messages.price),
        cardRole: 'end',
        align: 'end',
        width: '7rem',
        sortValue: ({ salePrice }) => salePrice,
        cell: ({ salePrice, fullPrice }) => (
          <>
            <strong>
              <Price cents={salePrice} />
            </strong>
            {fullPrice !== null && (
              <S.Quiet>
                <s>
                  <Price cents={fullPrice} />
                </s>
              </S.Quiet>
            )}
          </>
        ),
      },
      {
        id: 'stock',
        header: say(messages.stock),
        align: 'end',
        width: '7rem',
        sortValue: ({ quantity }) => quantity,
        cell: ({ quantity }) =>
          isLowStock(quantity) ? (
            <Badge tone="danger" hasDot={false}>
              {say(messages.lowStock, { count: String(quantity) })}
            </Badge>
          ) : (
            quantity
          ),
      },
      {
        id: 'state',
        header: say(messages.state),
        cardRole: 'start',
        cell: (bag) => {
          const availability = availabilityOf(bag, now);
          return availability.state === 'available' ? (
            <Badge tone="success">{say(messages.available)}</Badge>
          ) : (
            <StockHint availability={availability} />
          );
        },
      },
      menuColumn({
        label: (name) => say(messages.actions, { name }),
        nameOf: known,
        actionsOf: (bag) => [
          { id: 'edit', label: say(messages.edit), icon: editIcon, onPress: () => edit(bag) },
          {
            id: 'stock',
            label: say(messages.changeStock),
            icon: refreshIcon,
            onPress: () => changeStock(bag),
          },
          { id: 'copy', label: say(messages.duplicate), icon: copyIcon, onPress: () => duplicate(bag) },
          {
            id: 'delete',
            label: say(messages.delete),
            icon: trashIcon,
            kind: 'danger',
            onPress: () => remove(bag),
          },
        ],
      }),
    ];
  }, [intl, locale, now, edit, duplicate, changeStock, remove]);
}
