import { inLanguage, isLongWait, isolated, kindOfChange } from '@zawadeh/domain';
import {
  Badge,
  BagPicture,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  LocalizedText,
  Skeleton,
  Text,
  useBeirutTime,
  useLanguage,
} from '@zawadeh/ui';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { nowAtom } from '../../../../lib/clock.ts';
import { useMessage } from '../../../../lib/messages/useMessage.ts';
import { useAtomValue } from '../../../../lib/store.ts';
import { useMutation } from '../../useMutation.ts';
import type { Query } from '../../useQuery.ts';
import type { TableAddress } from '../../useTableAddress.ts';
import { decideBagChange } from '../changeCalls.ts';
import { AVAILABLE } from '../useBagFields.tsx';
import type { ReviewItem } from './reviewCalls.ts';
import { AskedPrice } from './AskedPrice.tsx';
import { kindMessages, kindTones } from './ReviewSection.messages.ts';
import { ReviewPanel } from './ReviewPanel.tsx';
import * as S from './ReviewSection.styles.ts';

interface ReviewSectionProps {
  query: Query<ReviewItem[]>;
  address: TableAddress;
  isSentBack: boolean;
  /** The head of the section, above the list. */
  head: ReactNode;
}

/** What shops want to put on sale: the list, and beside it what is decided about. On a phone each is a page. */
export function ReviewSection({ query, address, isSentBack, head }: ReviewSectionProps) {
  const t = useMessage();
  const { locale } = useLanguage();
  const mutate = useMutation();
  const list = useRef<HTMLOListElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isAsking, setAsking] = useState(false);
  const { value, error, refetch } = query;
  const items = (value ?? []).filter(({ change }) => change.isSentBack === isSentBack);
  const openId = address.get('change');
  const opened = items.find(({ change }) => change.id === openId) ?? null;
  const current = opened ?? items[0] ?? null;
  const nameOf = ({ bag }: ReviewItem) =>
    isolated(bag.title ? inLanguage(bag.title, locale).text : t('web.admin.bags.unnamed'));
  const show = (item: ReviewItem | undefined) => address.keep({ change: item?.change.id ?? '' });
  /** The list is hidden while a phone shows one change. */
  const isBeside = () => panel.current?.offsetParent !== null && list.current?.offsetParent !== null;

  const decide = (item: ReviewItem, reason: string | null) => {
    setAsking(false);
    const place = items.indexOf(item);
    const next = items[place + 1] ?? items[place - 1];
    const name = nameOf(item);
    return mutate({
      work: () => decideBagChange(item.change.id, reason),
      done: t(reason === null ? 'web.admin.review.accepted' : 'web.admin.review.wasSentBack', { name }),
      failed: (why) => t('web.admin.review.failed', { name, why }),
      isFinal: ({ kind }) => kind === 'gone',
      onFailed: ({ kind }) => kind === 'gone' && refetch(),
      onDone: () => {
        show(opened || isBeside() ? next : undefined);
        query.change((all) => all.filter(({ change }) => change.id !== item.change.id));
        refetch();
        if (isBeside()) focusRow(next);
      },
    });
  };
  const focusRow = (item: ReviewItem | undefined) =>
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-change="${item?.change.id}"]`)?.focus(),
    );
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const target = items[items.indexOf(current!) + step];
      if (!target) return;
      if (isBeside()) show(target);
      focusRow(target);
    } else if (event.key === 'Enter' && isBeside() && !isSentBack) {
      event.preventDefault();
      setAsking(true);
    }
  };

  return (
    <>
      <S.Head data-open={opened !== null || undefined}>{head}</S.Head>
      {value === null ? (
        error ? (
          <ErrorState message={t('web.admin.bags.notLoaded')} onRetry={refetch} />
        ) : (
          <Skeleton $height={420} />
        )
      ) : current === null ? (
        <EmptyState
          picture="empty-bags"
          level="h2"
          title={t(isSentBack ? 'web.admin.review.noneSentBack' : 'web.admin.review.none')}
        />
      ) : (
        <S.Split data-open={opened !== null || undefined}>
          <S.List ref={list} onKeyDown={press}>
            {items.map((item) => (
              <li key={item.change.id}>
                <Row item={item} isCurrent={item === current} onPress={() => show(item)} />
              </li>
            ))}
          </S.List>
          <S.Panel ref={panel}>
            <ReviewPanel
              key={current.change.id}
              item={current}
              onBack={() => show(undefined)}
              onDecide={(reason) => decide(current, reason)}
            />
          </S.Panel>
        </S.Split>
      )}
      {isAsking && current && (
        <ConfirmDialog
          isOpen
          kind="primary"
          onClose={() => setAsking(false)}
          onConfirm={() => void decide(current, null)}
          title={t('web.admin.review.acceptTitle', { name: nameOf(current) })}
          confirmLabel={t('web.admin.review.putOnSale')}
        >
          {current.store ? inLanguage(current.store, locale).text : ''}
        </ConfirmDialog>
      )}
    </>
  );
}

interface RowProps {
  item: ReviewItem;
  isCurrent: boolean;
  onPress: () => void;
}

function Row({ item, isCurrent, onPress }: RowProps) {
  const t = useMessage();
  const now = useAtomValue(nowAtom);
  const { time, date } = useBeirutTime();
  const { bag, change, store, madeBy } = item;
  const { category, picture, imageUrl } = bag;
  const kind = kindOfChange(change);
  const minutes = Math.max(0, Math.floor((now - change.madeAt) / 60_000));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return (
    <S.Row type="button" aria-current={isCurrent || undefined} data-change={change.id} onClick={onPress}>
      <S.Arch>
        <BagPicture {...{ category, picture, imageUrl }} availability={AVAILABLE} />
      </S.Arch>
      <S.Name>
        <strong>{bag.title ? <LocalizedText text={bag.title} /> : t('web.admin.bags.unnamed')}</strong>
        <span>
          {store && <LocalizedText text={store} />}
          {store && madeBy && ' · '}
          {madeBy && <bdi>{madeBy}</bdi>}
        </span>
      </S.Name>
      <S.Kind>
        <Badge tone={kindTones[kind]} hasDot={false}>
          {t(kindMessages[kind])}
        </Badge>
      </S.Kind>
      <S.Price>
        <AskedPrice item={item} />
      </S.Price>
      <S.Wait>
        <S.Since data-long={(!change.isSentBack && isLongWait(change, now)) || undefined}>
          {hours < 24
            ? t('web.admin.review.waits', { hours, minutes: rest })
            : t('web.admin.review.waitsDays', { count: Math.floor(hours / 24) })}
        </S.Since>
        <Text look="caption" as="span" tone="muted">
          {hours < 24 ? time(change.madeAt) : date(change.madeAt)}
        </Text>
      </S.Wait>
    </S.Row>
  );
}
