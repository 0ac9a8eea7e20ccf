/** What the lists of a counter and of a courier share. */
import { isClockOff, type DeviceState } from '@zawadeh/domain';
import { Button, clockIcon, dotsIcon, Icon, IconButton, Skeleton } from '@zawadeh/ui';
import { useState } from 'react';
import { deferredPart } from '../../lib/deferred/deferredPart.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import * as S from './CounterScreen.styles.ts';
import type { MoreMenuProps } from './MoreMenu.tsx';
import type { SyncedDevice } from './useDevice.ts';

const MINUTE = 60_000;
const SKELETONS = [0, 1, 2];

interface NothingKnownProps {
  sync: Pick<SyncedDevice<DeviceState>, 'hasFailed' | 'retry'>;
  /** Why there is no list. */
  text: string;
}

/** Nothing is kept: it is on its way, or the phone was never online today. */
export function NothingKnown({ sync: { hasFailed, retry }, text }: NothingKnownProps) {
  const t = useMessage();
  if (!hasFailed) return SKELETONS.map((place) => <Skeleton key={place} $height={82} />);
  return (
    <S.Empty role="alert">
      <p>{text}</p>
      <Button onPress={retry}>{t('web.counter.again')}</Button>
    </S.Empty>
  );
}

/** A wrong clock of the phone is said, and does no harm. */
export function WrongClock({ ahead, now }: { ahead: number; now: number }) {
  const t = useMessage();
  const minutes = Math.round(Math.abs(ahead) / MINUTE);
  return (
    <div role="status">
      {isClockOff(now + ahead, now) && (
        <S.ClockStrip>
          <Icon of={clockIcon} size="small" />
          <span>{t(ahead > 0 ? 'web.counter.clockFast' : 'web.counter.clockSlow', { minutes })}</span>
        </S.ClockStrip>
      )}
    </div>
  );
}

const loadMenu = () => import('./MoreMenu.tsx');
const useMenu = deferredPart(loadMenu);

/** What is needed now and then comes after the list; its button stands there from the start, and opens it then. */
export function MoreMenu(props: MoreMenuProps) {
  const t = useMessage();
  const [isPressed, setPressed] = useState(false);
  const menu = useMenu();
  return menu ? (
    <menu.MoreMenu {...props} startsOpen={isPressed} />
  ) : (
    <IconButton label={t('web.counter.more')} onPress={() => setPressed(true)}>
      <Icon of={dotsIcon} />
    </IconButton>
  );
}

/** Opens the pad for the last characters of a code. */
export function CodeButton({ onPress }: { onPress: () => void }) {
  const t = useMessage();
  return (
    <S.CodeField type="button" onClick={onPress}>
      {t('web.counter.codeField')}
      <span dir="ltr" aria-hidden="true">
        _ _ _ _
      </span>
    </S.CodeField>
  );
}
