import { todayStateOf, type Instant, type TodayBag } from '@zawadeh/domain';
import {
  Alert,
  BusyButton,
  Button,
  Dialog,
  Icon,
  LocalizedText,
  minusIcon,
  plusIcon,
  useBeirutTime,
  useToasts,
  VisuallyHidden,
} from '@zawadeh/ui';
import { useId, useRef, useState } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { useAdminErrorMessage } from '../../admin/useAdminErrorMessage.ts';
import { unknownBag } from '../../counter/unknownBag.bilingual.ts';
import { BagThumb } from './BagOfToday.tsx';
import { newBagAddress, useIsOwner } from './newBag.ts';
import { addBags } from './todayCalls.ts';
import * as S from './TodaySection.styles.ts';

interface AddBagsProps {
  storeId: string;
  /** On sale, then those that open later. */
  bags: readonly TodayBag[];
  /** The id of the bag that was pressed last. */
  first: string | null;
  now: Instant;
  isOpen: boolean;
  onClose: () => void;
  onAdded: () => void;
}

/** How many of which bag go on sale: one button, which says what happens. */
export function AddBags({ isOpen, onClose, ...form }: AddBagsProps) {
  const t = useMessage();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('web.store.today.add')} hasLightDismiss>
      {isOpen && <Form {...form} onClose={onClose} />}
    </Dialog>
  );
}

const MOST = 999;

function Form({ storeId, bags, first, now, onClose, onAdded }: Omit<AddBagsProps, 'isOpen'>) {
  const t = useMessage();
  const { show } = useToasts();
  const errorText = useAdminErrorMessage();
  const isOwner = useIsOwner();
  const name = useId();
  const [wanted, setWanted] = useState(first);
  const [count, setCount] = useState(1);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  // Of this decision: after a lost answer the same one is sent again.
  const token = useRef(crypto.randomUUID());
  const bag = bags.find(({ id }) => id === wanted) ?? bags[0];

  const decide = (change: () => void) => {
    token.current = crypto.randomUUID();
    setError(null);
    change();
  };
  const add = async (id: string) => {
    setBusy(true);
    const result = await addBags(storeId, token.current, id, count);
    setBusy(false);
    if (!result.ok) setError(errorText(result.error));
    else if (result.value !== null) setError(t('web.store.today.addOver'));
    else {
      show({ message: t('web.store.today.added', { count }), kind: 'success' });
      onClose();
    }
    onAdded();
  };

  return (
    <S.Add>
      {bags.length === 0 && <p>{t('web.counter.noBags')}</p>}
      {bags.length > 0 && (
        <S.Choices>
          <VisuallyHidden as="legend">{t('web.store.today.which')}</VisuallyHidden>
          {bags.map((each) => (
            <Choice
              key={each.id}
              bag={each}
              now={now}
              name={name}
              isChosen={each === bag}
              onChoose={() => decide(() => setWanted(each.id))}
            />
          ))}
        </S.Choices>
      )}
      {bag && (
        <>
          <HowMany
            count={count}
            onChange={(next) => decide(() => setCount((now_) => Math.min(MOST, Math.max(1, next(now_)))))}
          />
          <S.Line as="p" role="status">
            {bag.planned === null
              ? t('web.store.today.then', { count: bag.forSale + count })
              : t('web.store.today.thenPlanned', { count: bag.planned + count })}
            {bag.asked > 0 && ` ${t('web.store.today.asked', { count: bag.asked })}`}
          </S.Line>
          {error !== null && <Alert kind="danger">{error}</Alert>}
          <BusyButton
            kind="primary"
            size="hero"
            isFullWidth
            isBusy={isBusy}
            busyWords={t('web.store.today.adding')}
            onPress={() => void add(bag.id)}
          >
            {t('web.store.today.addDo', { count })}
          </BusyButton>
        </>
      )}
      {isOwner && (
        <Button kind="quiet" icon={plusIcon} isFullWidth href={newBagAddress(storeId)}>
          {t(bag ? 'web.store.today.newInstead' : 'web.store.today.newBag')}
        </Button>
      )}
    </S.Add>
  );
}

interface ChoiceProps {
  bag: TodayBag;
  now: Instant;
  name: string;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ bag, now, name, isChosen, onChoose }: ChoiceProps) {
  const t = useMessage();
  const { time } = useBeirutTime();
  const { title, opens, closes, planned, forSale } = bag;
  const hours =
    todayStateOf(bag, now) === 'later' && opens !== null && closes !== null
      ? t('web.counter.fromTo', { start: time(opens), end: time(closes) })
      : closes !== null && t('web.store.today.until', { time: time(closes) });
  return (
    <S.Choice>
      <S.Radio type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <S.Words>
        <S.Title>
          <LocalizedText text={title ?? unknownBag} />
        </S.Title>
        <S.Line>
          {planned === null
            ? t('web.store.today.stock', { count: forSale })
            : t('web.store.today.planned', { count: planned })}
          {hours && ` · ${hours}`}
        </S.Line>
      </S.Words>
      <BagThumb bag={bag} />
    </S.Choice>
  );
}

/** A held + counts in fives after this time. */
const HELD_MS = 2_000;
const FIVES_MS = 300;

interface HowManyProps {
  count: number;
  onChange: (next: (count: number) => number) => void;
}

function HowMany({ count, onChange }: HowManyProps) {
  const t = useMessage();
  const labelId = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const release = () => clearTimeout(timer.current);
  const hold = () => {
    const five = () => {
      onChange((now) => now + 5);
      timer.current = setTimeout(five, FIVES_MS);
    };
    timer.current = setTimeout(five, HELD_MS);
  };
  return (
    <S.HowMany role="group" aria-labelledby={labelId}>
      <span id={labelId}>{t('web.store.today.howMany')}</span>
      <S.Step
        type="button"
        aria-label={t('web.store.today.oneLess')}
        aria-disabled={count === 1}
        onClick={() => onChange((now) => now - 1)}
      >
        <Icon of={minusIcon} />
      </S.Step>
      <S.Count role="status">{count}</S.Count>
      <S.Step
        type="button"
        aria-label={t('web.store.today.oneMore')}
        onClick={() => onChange((now) => now + 1)}
        onPointerDown={hold}
        onPointerUp={release}
        onPointerLeave={release}
        onPointerCancel={release}
      >
        <Icon of={plusIcon} />
      </S.Step>
    </S.HowMany>
  );
}
