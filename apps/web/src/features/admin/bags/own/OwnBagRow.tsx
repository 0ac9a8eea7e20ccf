import { isDear, percentOff, dayOf, type Instant } from '@zawadeh/domain';
import {
  Badge,
  BagPicture,
  copyIcon,
  LocalizedText,
  Menu,
  moreIcon,
  packageOffIcon,
  Price,
  refreshIcon,
  refundIcon,
  repeatIcon,
  trashIcon,
  useBeirutTime,
} from '@zawadeh/ui';
import { nowAtom } from '../../../../lib/clock.ts';
import { useMessage } from '../../../../lib/messages/useMessage.ts';
import { useAtomValue } from '../../../../lib/store.ts';
import { AVAILABLE } from '../useBagFields.tsx';
import * as S from './OwnBags.styles.ts';
import { weekdaysOf, type OwnBag } from './ownBagStates.ts';

interface OwnBagRowProps {
  own: OwnBag;
  name: string;
  isOwner: boolean;
  /** Just saved. */
  isNew: boolean;
  actions: Record<'open' | 'add' | 'copy' | 'end' | 'takeBack' | 'goOn' | 'withdraw', (own: OwnBag) => void>;
}

export function OwnBagRow({ own, name, isOwner, isNew, actions }: OwnBagRowProps) {
  const t = useMessage();
  const { bag, plan, asked, states } = own;
  const isOnSale = asked?.change.bagId !== null;
  const isPaused = plan?.plan.isPaused === true;
  const { salePrice, fullPrice, category, picture, imageUrl } = bag;
  const weekdays = weekdaysOf(plan);
  const does = (id: keyof typeof actions) => () => actions[id](own);
  return (
    <S.Row
      data-review={asked ? (asked.change.isSentBack ? 'sentBack' : 'open') : undefined}
      data-new={isNew || undefined}
    >
      <S.Arch>
        <BagPicture {...{ category, picture, imageUrl }} availability={AVAILABLE} />
      </S.Arch>
      <S.Body>
        <h2>
          <S.Open type="button" onClick={does('open')}>
            {bag.title ? <LocalizedText text={bag.title} /> : name}
          </S.Open>
        </h2>
        <S.PriceLine>
          <strong>
            <Price cents={salePrice} />
          </strong>
          {fullPrice !== null && (
            <>
              <s>
                <Price cents={fullPrice} />
              </s>
              <S.Off data-dear={isDear(salePrice, fullPrice) || undefined} dir="ltr">
                {`−${percentOff(salePrice, fullPrice)} %`}
              </S.Off>
            </>
          )}
        </S.PriceLine>
        <S.States>
          {states.map((state) => (
            <State key={state} state={state} own={own} />
          ))}
          {weekdays > 0 && !(asked && !asked.change.isSentBack) && (
            <span>
              {weekdays === 7 ? t('web.store.everyDay') : t('web.store.repeats', { count: weekdays })}
            </span>
          )}
          {asked && !asked.change.isSentBack && <SentAt at={asked.change.madeAt} />}
        </S.States>
        {asked?.change.isSentBack && asked.change.reason !== null && (
          <S.SentBack>
            <bdi>{asked.change.reason}</bdi>
          </S.SentBack>
        )}
      </S.Body>
      <S.Actions>
        <Menu
          label={t('web.admin.actions', { name })}
          icon={moreIcon}
          isIconOnly
          actions={[
            ...(isOnSale
              ? [{ id: 'add', label: t('web.store.bags.addToday'), icon: refreshIcon, onPress: does('add') }]
              : []),
            ...(isOnSale && isOwner
              ? [{ id: 'copy', label: t('web.admin.bags.duplicate'), icon: copyIcon, onPress: does('copy') }]
              : []),
            ...(isPaused
              ? [{ id: 'goOn', label: t('web.admin.plan.goOn'), icon: repeatIcon, onPress: does('goOn') }]
              : []),
            ...(isOnSale && (bag.quantity > 0 || weekdays > 0)
              ? [{ id: 'end', label: t('web.store.bags.end'), icon: packageOffIcon, onPress: does('end') }]
              : []),
            ...(isOnSale
              ? [
                  {
                    id: 'takeBack',
                    label: t('web.admin.bags.takeBack'),
                    icon: refundIcon,
                    onPress: does('takeBack'),
                  },
                ]
              : []),
            ...(asked && isOwner
              ? [
                  {
                    id: 'withdraw',
                    label: t('web.store.bags.withdraw'),
                    icon: trashIcon,
                    onPress: does('withdraw'),
                  },
                ]
              : []),
          ]}
        />
      </S.Actions>
    </S.Row>
  );
}

function State({ state, own: { bag, availability } }: { state: OwnBag['states'][number]; own: OwnBag }) {
  const t = useMessage();
  const { timeOnDay } = useBeirutTime();
  switch (state) {
    case 'forSale':
      return <Badge tone="success">{t('web.store.bags.forSaleCount', { count: bag.quantity })}</Badge>;
    case 'inReview':
      return <Badge tone="info">{t('web.store.inReview')}</Badge>;
    case 'sentBack':
      return <Badge tone="warning">{t('web.store.sentBack')}</Badge>;
    case 'soldOut':
      return <Badge tone="danger">{t('web.store.bags.soldOut')}</Badge>;
    case 'paused':
      return <Badge>{t('web.store.paused')}</Badge>;
    case 'over':
      return <Badge>{t('web.store.overToday')}</Badge>;
    case 'later':
      return (
        <Badge tone="warning">
          {availability.state === 'opensLater'
            ? t('web.store.bags.from', { time: timeOnDay(availability.opensAt, availability.day) })
            : availability.state === 'restocking'
              ? t('web.store.bags.from', { time: timeOnDay(availability.restockAt, availability.day) })
              : t('web.store.bags.later')}
        </Badge>
      );
  }
}

function SentAt({ at }: { at: Instant }) {
  const t = useMessage();
  const { dayAndTime } = useBeirutTime();
  const now = useAtomValue(nowAtom);
  return <span>{t('web.store.bags.sentAt', { time: dayAndTime(at, dayOf(at, now)) })}</span>;
}
