import type { WholeBag } from './bagCalls.ts';
import type { Plans } from './plan/planCalls.ts';
import { availabilityOf, inLanguage, isLowStock, nextOpenings, type Opening } from '@zawadeh/domain';
import {
  Badge,
  copyIcon,
  editIcon,
  LocalizedText,
  packageOffIcon,
  Price,
  refreshIcon,
  StockHint,
  trashIcon,
  useBeirutTime,
  useLanguage,
  type TableColumn,
} from '@zawadeh/ui';
import { useMemo } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { nowAtom } from '../../../lib/clock.ts';
import { useAtomValue } from '../../../lib/store.ts';
import * as S from '../AdminScreen.styles.ts';
import { menuColumn } from '../menuColumn.tsx';
import { messages } from './BagsSection.messages.ts';

export interface BagActions {
  edit: (bag: WholeBag) => void;
  duplicate: (bag: WholeBag) => void;
  changeStock: (bag: WholeBag) => void;
  takeBack: (bag: WholeBag) => void;
  remove: (bag: WholeBag) => void;
}

/** The searched text: both names of the bag and of its store. */
export const bagText = ({ title, store }: WholeBag): string =>
  [title?.en, title?.ar, store?.en, store?.ar].filter(Boolean).join(' ');

export function useBagColumns(
  { edit, duplicate, changeStock, takeBack, remove }: BagActions,
  plans: Plans,
): readonly TableColumn<WholeBag>[] {
  const t = useMessage();
  const { locale } = useLanguage();
  const now = useAtomValue(nowAtom);
  return useMemo((): readonly TableColumn<WholeBag>[] => {
    const displayName = ({ title }: WholeBag) =>
      title ? inLanguage(title, locale).text : t(messages.unnamed);
    const opensNext = (id: string) => {
      const planned = plans.get(id);
      return planned && nextOpenings(planned.plan, planned.days, now, 1)[0];
    };
    return [
      {
        id: 'bag',
        header: t(messages.bag),
        cardRole: 'title',
        sortValue: displayName,
        cell: ({ title }) => (title ? <LocalizedText text={title} /> : t(messages.unnamed)),
      },
      {
        id: 'store',
        header: t(messages.store),
        cardRole: 'start',
        isHideable: true,
        sortValue: ({ store }) => (store ? inLanguage(store, locale).text : null),
        cell: ({ store }) => store && <LocalizedText text={store} />,
      },
      {
        id: 'price',
        isHideable: true,
        header: t(messages.price),
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
        isHideable: true,
        header: t(messages.stock),
        align: 'end',
        width: '7rem',
        sortValue: ({ quantity }) => quantity,
        cell: ({ quantity }) =>
          quantity > 0 && isLowStock(quantity) ? (
            <Badge tone="danger" hasDot={false}>
              <S.OneLine>{t(messages.lowStock, { count: String(quantity) })}</S.OneLine>
            </Badge>
          ) : (
            quantity
          ),
      },
      {
        id: 'state',
        isHideable: true,
        header: t(messages.state),
        cardRole: 'start',
        cell: (bag) => {
          const availability = availabilityOf(bag, now);
          return availability.state === 'available' ? (
            <Badge tone="success">{t(messages.available)}</Badge>
          ) : (
            <StockHint availability={availability} />
          );
        },
      },
      {
        id: 'repeats',
        header: t(messages.repeats),
        isHideable: true,
        sortValue: ({ id }) => opensNext(id)?.start ?? null,
        cell: ({ id }) => {
          const plan = plans.get(id)?.plan;
          const next = opensNext(id);
          if (!plan) return null;
          if (plan.isPaused) return <Badge tone="warning">{t(messages.paused)}</Badge>;
          return next ? <NextOpening opening={next} /> : <S.Quiet>{t(messages.noOpening)}</S.Quiet>;
        },
      },
      menuColumn({
        label: (name) => t(messages.actions, { name }),
        nameOf: displayName,
        actionsOf: (bag) => [
          { id: 'edit', label: t(messages.edit), icon: editIcon, onPress: () => edit(bag) },
          {
            id: 'stock',
            label: t(messages.changeStock),
            icon: refreshIcon,
            onPress: () => changeStock(bag),
          },
          {
            id: 'takeBack',
            label: t(messages.takeBack),
            icon: packageOffIcon,
            onPress: () => takeBack(bag),
          },
          { id: 'copy', label: t(messages.duplicate), icon: copyIcon, onPress: () => duplicate(bag) },
          {
            id: 'delete',
            label: t(messages.delete),
            icon: trashIcon,
            kind: 'danger',
            onPress: () => remove(bag),
          },
        ],
      }),
    ];
  }, [t, locale, now, plans, edit, duplicate, changeStock, takeBack, remove]);
}

function NextOpening({ opening: { start, end } }: { opening: Opening }) {
  const { date, timeRange } = useBeirutTime();
  return (
    <>
      {date(start)}
      <S.Quiet>{timeRange(start, end)}</S.Quiet>
    </>
  );
}
