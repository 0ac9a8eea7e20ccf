import {
  addDays,
  beirutDay,
  daysFrom,
  mondayOf,
  shopsOf,
  startOfDay,
  type Week,
  type WeekShop,
} from '@zawadeh/domain';
import {
  BusyButton,
  Button,
  chevronEndIcon,
  chevronStartIcon,
  Dock,
  EmptyState,
  ErrorState,
  Icon,
  IconButton,
  SelectField,
  Skeleton,
} from '@zawadeh/ui';
import { useDeferredValue, useEffect, useEffectEvent, type ReactNode } from 'react';
import { nowAtom } from '../../../lib/clock.ts';
import { deferredPart } from '../../../lib/deferred/deferredPart.ts';
import { useAtomValue } from '../../../lib/store.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { storeIdOf, useScope } from '../scope.ts';
import { SectionHead } from '../SectionHead.tsx';
import { useAddress } from '../useAddress.ts';
import { useLeaveGuard } from '../useLeaveGuard.tsx';
import { useIsWide } from './useIsWide.ts';
import { useWeek, type WeekQuery } from './useWeek.ts';
import { useWeekEditor, type WeekEditor } from './useWeekEditor.ts';
import { useWeekText } from './useWeekText.ts';
import { WeekConflicts } from './WeekConflicts.tsx';
import { WeekDays } from './WeekDays.tsx';
import { WeekGrid } from './WeekGrid.tsx';
import * as S from './WeekSection.styles.ts';

const WEEK = 7;
const useSellThrough = deferredPart(() => import('./OwnSellThrough.tsx'));

export function Screen() {
  const t = useMessage();
  const { params, change } = useAddress();
  const thisMonday = mondayOf(beirutDay(useAtomValue(nowAtom)));
  const monday = readMonday(params.get('week')) ?? thisMonday;
  const query = useWeek(monday);
  // Two hundred bags are drawn in pieces, so that a key pressed meanwhile is answered.
  const week = useDeferredValue(query.value, null);
  const turnTo = (day: string) =>
    change((address) => {
      if (day === thisMonday) address.delete('week');
      else address.set('week', day);
    });
  const shopId = params.get('store');
  const chooseShop = (shop: string) =>
    change((address) => {
      if (shop === '') address.delete('store');
      else address.set('store', shop);
    });
  const picker = <WeekPicker monday={monday} thisMonday={thisMonday} onTurn={turnTo} />;
  if (week === null) {
    return (
      <>
        <SectionHead name={t('web.admin.week')}>
          {picker}
          <S.Save />
        </SectionHead>
        {query.error && query.value === null ? (
          <ErrorState message={t('web.admin.week.notLoaded')} onRetry={query.refetch} />
        ) : (
          <Skeleton $height={480} />
        )}
      </>
    );
  }
  const shops = shopsOf(week.bags);
  return (
    <LoadedWeek
      week={week}
      monday={monday}
      query={query}
      picker={picker}
      shops={shops}
      // A shop without plans is no choice.
      shopId={shops.some((shop) => shop.shopId === shopId) ? shopId : null}
      onChooseShop={chooseShop}
    />
  );
}

/** A day of another week leads to its Monday. */
function readMonday(text: string | null): string | null {
  const begins = text === null ? null : startOfDay(text);
  return begins === null ? null : mondayOf(beirutDay(begins));
}

interface LoadedWeekProps {
  /** The last that is here: another one while that of `monday` loads. */
  week: Week;
  monday: string;
  query: WeekQuery;
  picker: ReactNode;
  shops: readonly WeekShop[];
  /** null: all of them. */
  shopId: string | null;
  onChooseShop: (shopId: string) => void;
}

function LoadedWeek({ week, monday, query, picker, shops, shopId, onChooseShop }: LoadedWeekProps) {
  const t = useMessage();
  const { nameOf } = useWeekText();
  const isWide = useIsWide();
  const storeId = storeIdOf(useScope());
  const isOfStore = storeId !== null;
  const sellThrough = useSellThrough(isOfStore && isWide);
  const editor = useWeekEditor(week, query, shopId);
  const guard = useLeaveGuard(editor.count > 0, editor.discard);
  const save = useEffectEvent(editor.save);
  useEffect(() => {
    // From anywhere on the page: the focus may be on a button that has just gone.
    const saveByKey = (event: KeyboardEvent) => {
      const isCtrl = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      const isSave = isCtrl && (event.key === 's' || event.code === 'KeyS');
      if (!isSave || event.defaultPrevented) return;
      event.preventDefault();
      save();
    };
    document.addEventListener('keydown', saveByKey);
    return () => document.removeEventListener('keydown', saveByKey);
  }, []);
  const saveButtons = editor.count > 0 && <SaveButtons editor={editor} />;
  const content = (
    <S.Root>
      <SectionHead name={t('web.admin.week')}>
        {picker}
        <S.Save>{isWide && saveButtons}</S.Save>
      </SectionHead>
      {query.error && <ErrorState message={t('web.admin.week.notLoaded')} onRetry={query.refetch} />}
      <WeekConflicts editor={editor} />
      {shops.length > 1 && (
        <S.ShopChoice>
          <SelectField
            name="store"
            label={t('web.admin.bags.store')}
            value={shopId ?? ''}
            onValueChange={onChooseShop}
            options={[
              { value: '', label: t('web.admin.bags.anyStore') },
              ...shops.map(({ shopId: value, shop }) => ({ value: value ?? '', label: nameOf(shop) })),
            ]}
          />
        </S.ShopChoice>
      )}
      {week.monday === monday ? (
        <Days key={`${monday} ${shopId}`} monday={monday} isWide={isWide} editor={editor} />
      ) : (
        !query.error && <Skeleton $height={480} />
      )}
      {isOfStore && isWide && sellThrough && <sellThrough.OwnSellThrough storeId={storeId} />}
      {!isWide && !isOfStore && <S.Save>{saveButtons}</S.Save>}
      {guard}
    </S.Root>
  );
  return (
    <>
      {content}
      {!isWide && isOfStore && saveButtons && (
        <Dock>
          <S.DockRow>{saveButtons}</S.DockRow>
        </Dock>
      )}
    </>
  );
}

interface DaysProps {
  monday: string;
  isWide: boolean;
  editor: WeekEditor;
}

function Days({ monday, isWide, editor }: DaysProps) {
  const t = useMessage();
  const storeId = storeIdOf(useScope());
  if (editor.rows.length === 0) {
    return (
      <EmptyState
        picture="empty-bags"
        title={t('web.admin.week.empty')}
        sentence={t('web.admin.week.emptySays')}
        action={
          <Button href={storeId === null ? '/admin?section=bags' : `/store?section=bags&store=${storeId}`}>
            {t('web.admin.week.toBags')}
          </Button>
        }
      />
    );
  }
  return isWide ? <WeekGrid editor={editor} monday={monday} /> : <WeekDays editor={editor} monday={monday} />;
}

interface WeekPickerProps {
  monday: string;
  thisMonday: string;
  onTurn: (monday: string) => void;
}

function WeekPicker({ monday, thisMonday, onTurn }: WeekPickerProps) {
  const t = useMessage();
  const isWide = useIsWide();
  const { weekText } = useWeekText();
  return (
    <S.Picker>
      <S.Turn>
        <IconButton label={t('web.admin.week.previous')} onPress={() => onTurn(addDays(monday, -WEEK))}>
          <Icon of={chevronStartIcon} />
        </IconButton>
        <span aria-live="polite">
          {weekText(daysFrom(monday), isWide || monday.slice(0, 4) !== thisMonday.slice(0, 4))}
        </span>
        <IconButton label={t('web.admin.week.next')} onPress={() => onTurn(addDays(monday, WEEK))}>
          <Icon of={chevronEndIcon} />
        </IconButton>
      </S.Turn>
      <S.ThisWeek data-current={monday === thisMonday || undefined}>
        <Button kind="quiet" size="compact" onPress={() => onTurn(thisMonday)}>
          {t('web.admin.week.thisWeek')}
        </Button>
      </S.ThisWeek>
    </S.Picker>
  );
}

function SaveButtons({ editor: { count, isSaving, discard, save } }: { editor: WeekEditor }) {
  const t = useMessage();
  return (
    <>
      <Button kind="quiet" disabled={isSaving} onPress={discard}>
        {t('web.admin.week.discard')}
      </Button>
      <BusyButton kind="primary" isBusy={isSaving} busyWords={t('web.admin.bags.saving')} onPress={save}>
        {t('web.admin.week.save', { count })}
      </BusyButton>
    </>
  );
}
