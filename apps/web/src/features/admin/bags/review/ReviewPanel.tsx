import {
  availabilityOf,
  DEAR_FROM_PERCENT,
  dayOf,
  inLanguage,
  isDear,
  kindOfChange,
  leftToRight,
  LONGEST_REASON,
  shareOfFull,
} from '@zawadeh/domain';
import {
  alertIcon,
  allergenMessages,
  BackButton,
  Badge,
  BusyButton,
  checkIcon,
  dietMessages,
  Icon,
  KeyValueList,
  LocalizedText,
  Text,
  TextArea,
  useBeirutTime,
  useLanguage,
  VisuallyHidden,
} from '@zawadeh/ui';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { nowAtom } from '../../../../lib/clock.ts';
import { useMessage } from '../../../../lib/messages/useMessage.ts';
import { useAtomValue } from '../../../../lib/store.ts';
import { categoryMessages } from '../../../shelf/shelf.messages.ts';
import { useWeekdayName } from '../../useWeekdayName.ts';
import { BothCards } from '../BagPreview.tsx';
import { labelOf } from '../BagsSection.messages.ts';
import { AskedPrice } from './AskedPrice.tsx';
import type { ReviewItem } from './reviewCalls.ts';
import { kindMessages, kindTones } from './ReviewSection.messages.ts';
import * as S from './ReviewSection.styles.ts';

interface ReviewPanelProps {
  item: ReviewItem;
  onBack: () => void;
  /** Without a reason it is accepted. Resolves when the server has answered. */
  onDecide: (reason: string | null) => Promise<boolean>;
}

/** One change as customers would see it, what is new in it, what the rules found, and the decision. */
export function ReviewPanel({ item, onBack, onDecide }: ReviewPanelProps) {
  const t = useMessage();
  const { locale } = useLanguage();
  const { dayAndTime } = useBeirutTime();
  const now = useAtomValue(nowAtom);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState<'accept' | 'sendBack' | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { bag, change, store, madeBy } = item;
  const kind = kindOfChange(change);

  const decide = async (why: string | null) => {
    if (busy) return;
    if (why === '') return setMissing(true);
    setBusy(why === null ? 'accept' : 'sendBack');
    await onDecide(why);
    setBusy(null);
  };

  return (
    <>
      <S.PanelHead>
        <S.OnPhone>
          {/* The head of the section is hidden here. */}
          <VisuallyHidden as="h1">{t('web.admin.bags')}</VisuallyHidden>
          <BackButton onPress={onBack} label={t('web.admin.review')} />
        </S.OnPhone>
        <div>
          <S.Title>{bag.title ? <LocalizedText text={bag.title} /> : t('web.admin.bags.unnamed')}</S.Title>
          <Text look="bodySmall" tone="muted">
            {[
              store && inLanguage(store, locale).text,
              madeBy,
              dayAndTime(change.madeAt, dayOf(change.madeAt, now)),
            ]
              .filter(Boolean)
              .map((part, place) => (
                <span key={String(part)}>
                  {place > 0 && ' · '}
                  <bdi>{part}</bdi>
                </span>
              ))}
          </Text>
        </div>
        <Badge tone={kindTones[kind]}>{t(kindMessages[kind])}</Badge>
      </S.PanelHead>
      <S.Part>
        <Findings item={item} />
        <Text look="label" as="h3">
          {t('web.admin.bags.preview')}
        </Text>
        <BothCards bag={bag} />
        <WhatIsNew item={item} />
      </S.Part>
      {change.isSentBack ? (
        <S.Part>
          <Text look="label" as="h3">
            {t('web.admin.review.sentBackWith')}
          </Text>
          <S.Said>
            <bdi>{change.reason}</bdi>
          </S.Said>
        </S.Part>
      ) : (
        <S.Decision
          onSubmit={(event) => {
            event.preventDefault();
            void decide(null);
          }}
          noValidate
        >
          <TextArea
            name="reason"
            label={t('web.admin.review.reason')}
            placeholder={t('web.admin.review.whatElse')}
            value={reason}
            maxLength={LONGEST_REASON}
            onValueChange={(typed) => {
              setReason(typed);
              setMissing(false);
            }}
            {...(isMissing && { error: t('web.admin.review.reasonMissing') })}
          />
          <S.Buttons>
            <BusyButton
              isFullWidth
              isBusy={busy === 'sendBack'}
              disabled={busy === 'accept'}
              busyWords={t('web.admin.review.deciding')}
              onPress={() => void decide(reason.trim())}
            >
              {t('web.admin.review.sendBack')}
            </BusyButton>
            <BusyButton
              type="submit"
              kind="primary"
              icon={checkIcon}
              isFullWidth
              isBusy={busy === 'accept'}
              disabled={busy === 'sendBack'}
              busyWords={t('web.admin.review.deciding')}
            >
              {t('web.admin.review.putOnSale')}
            </BusyButton>
          </S.Buttons>
        </S.Decision>
      )}
    </>
  );
}

/** What the card does not show, and what is another one than on sale. */
function WhatIsNew({ item }: { item: ReviewItem }) {
  const t = useMessage();
  const intl = useIntl();
  const weekday = useWeekdayName('short');
  const { bag, before, change } = item;
  const { values, plan } = change;
  const has = (...columns: string[]) => change.bagId === null || columns.some((column) => column in values);
  const words = (names: Readonly<Record<string, string>>, list: readonly string[]): string =>
    list.length === 0
      ? t('web.admin.review.nothing')
      : intl.formatList(list.map((word) => intl.formatMessage({ id: names[word]! })));
  const changed = (now: string | null, earlier: string | null | undefined): ReactNode => (
    <>
      {before && earlier && earlier !== now && (
        <>
          <S.Old>
            <bdi>{earlier}</bdi>
          </S.Old>{' '}
        </>
      )}
      {now === null ? t('web.admin.review.nothing') : <bdi>{now}</bdi>}
    </>
  );
  const days = plan?.quantities.flatMap((quantity, place) =>
    quantity === null ? [] : [`${weekday(place)} ${leftToRight(String(quantity))}`],
  );
  return (
    <KeyValueList
      items={[
        {
          id: 'price',
          name: t('web.admin.bags.price'),
          value: has('sale_price', 'full_price') && before && <AskedPrice item={item} />,
        },
        {
          id: 'title',
          name: t('web.admin.bags.title'),
          value: before && has('title', 'name_en') && changed(bag.title?.en ?? null, before.title?.en),
        },
        {
          id: 'titleAr',
          name: t('web.admin.bags.titleAr'),
          value: before && has('name_ar') && changed(bag.title?.ar ?? null, before.title?.ar),
        },
        {
          id: 'description',
          name: t('web.admin.bags.description'),
          value:
            has('description') &&
            (bag.description?.en || before) &&
            changed(bag.description?.en ?? null, before?.description?.en),
        },
        {
          id: 'descriptionAr',
          name: t('web.admin.bags.descriptionAr'),
          value:
            has('description_ar') &&
            (bag.description?.ar || before) &&
            changed(bag.description?.ar ?? null, before?.description?.ar),
        },
        {
          id: 'repeats',
          name: t('web.admin.plan.repeats'),
          value: days && intl.formatList(days),
        },
        {
          id: 'category',
          name: t(labelOf('category')),
          value: has('category') && t(categoryMessages[bag.category]),
        },
        { id: 'diet', name: t(labelOf('diet')), value: has('diet') && words(dietMessages, bag.diet) },
        {
          id: 'allergens',
          name: t(labelOf('allergens')),
          value: has('allergens') && words(allergenMessages, bag.allergens),
        },
        {
          id: 'photo',
          name: t('web.admin.review.photo'),
          value:
            has('image_url') &&
            t(bag.imageUrl === null ? 'web.admin.review.noPhoto' : 'web.admin.review.withPhoto'),
        },
      ]}
    />
  );
}

/** What the rules say about the price, the languages and the hours. */
function Findings({ item: { bag, change } }: { item: ReviewItem }) {
  const t = useMessage();
  const now = useAtomValue(nowAtom);
  const share = shareOfFull(bag.salePrice, bag.fullPrice);
  const { state } = availabilityOf(bag, now);
  const wrong = [
    bag.title?.ar === null && t('web.admin.review.noArabic'),
    bag.title?.en === null && t('web.admin.review.noEnglish'),
    bag.fullPrice === null && t('web.admin.review.noFullPrice'),
    change.bagId === null && state === 'ended' && t('web.admin.review.hoursOver'),
  ].filter((text) => text !== false);
  const isTooDear = isDear(bag.salePrice, bag.fullPrice);
  return (
    <S.Findings role="list">
      {share !== null && (
        <S.Finding data-wrong={isTooDear || undefined}>
          <Icon of={isTooDear ? alertIcon : checkIcon} size="small" />
          {t('web.admin.review.share', {
            percent: leftToRight(`${share} %`),
            most: leftToRight(`${DEAR_FROM_PERCENT} %`),
          })}
        </S.Finding>
      )}
      {change.bagId === null && state === 'available' && (
        <S.Finding>
          <Icon of={checkIcon} size="small" />
          {t('web.admin.review.atOnce')}
        </S.Finding>
      )}
      {wrong.map((text) => (
        <S.Finding key={text} data-wrong>
          <Icon of={alertIcon} size="small" />
          {text}
        </S.Finding>
      ))}
    </S.Findings>
  );
}
