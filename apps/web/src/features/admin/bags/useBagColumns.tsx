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
      title ? inLanguage(title, locale).text : t('web.admin.bags.unnamed');
    const opensNext = (id: string) => {
      const planned = plans.get(id);
      return planned && nextOpenings(planned.plan, planned.days, now, 1)[0];
    };
    return [
      {
        id: 'bag',
        header: t('web.admin.bags.bag'),
        cardRole: 'title',
        sortValue: displayName,
        cell: ({ title }) => (title ? <LocalizedText text={title} /> : t('web.admin.bags.unnamed')),
      },
      {
        id: 'store',
        header: t('web.admin.bags.store'),
        cardRole: 'start',
        isHideable: true,
        sortValue: ({ store }) => (store ? inLanguage(store, locale).text : null),
        cell: ({ store }) => store && <LocalizedText text={store} />,
      },
      {
        id: 'price',
        isHideable: true,
        header: t('web.admin.bags.price'),
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
        header: t('web.admin.bags.stock'),
        align: 'end',
        width: '7rem',
        sortValue: ({ quantity }) => quantity,
        cell: ({ quantity }) =>
          quantity > 0 && isLowStock(quantity) ? (
            <Badge tone="danger" hasDot={false}>
              <S.OneLine>{t('web.admin.bags.lowStock', { count: String(quantity) })}</S.OneLine>
            </Badge>
          ) : (
            quantity
          ),
      },
      {
        id: 'state',
        isHideable: true,
        header: t('web.admin.bags.state'),
        cardRole: 'start',
        cell: (bag) => {
          const availability = availabilityOf(bag, now);
          return availability.state === 'available' ? (
            <Badge tone="success">{t('web.admin.bags.available')}</Badge>
          ) : (
            <StockHint availability={availability} />
          );
        },
      },
      {
        id: 'repeats',
        header: t('web.admin.plan.repeats'),
        isHideable: true,
        sortValue: ({ id }) => opensNext(id)?.start ?? null,
        cell: ({ id }) => {
          const plan = plans.get(id)?.plan;
          const next = opensNext(id);
          if (!plan) return null;
          if (plan.isPaused) return <Badge tone="warning">{t('web.admin.plan.paused')}</Badge>;
          return next ? <NextOpening opening={next} /> : <S.Quiet>{t('web.admin.plan.noOpening')}</S.Quiet>;
        },
      },
      menuColumn({
        label: (name) => t('web.admin.actions', { name }),
        nameOf: displayName,
        actionsOf: (bag) => [
          { id: 'edit', label: t('web.admin.bags.edit'), icon: editIcon, onPress: () => edit(bag) },
          {
            id: 'stock',
            label: t('web.admin.bags.changeStock'),
            icon: refreshIcon,
            onPress: () => changeStock(bag),
          },
          {
            id: 'takeBack',
            label: t('web.admin.bags.takeBack'),
            icon: packageOffIcon,
            onPress: () => takeBack(bag),
          },
          { id: 'copy', label: t('web.admin.bags.duplicate'), icon: copyIcon, onPress: () => duplicate(bag) },
          {
            id: 'delete',
            label: t('web.admin.bags.delete'),
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
