import type { CounterBag, TakeBackBody, TakenBack } from '@zawadeh/domain';
import { Button, packageOffIcon } from '@zawadeh/ui';
import { useRef, useState } from 'react';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { TakeBackForm } from './TakeBackForm.tsx';
import * as S from './TakeBackForm.styles.ts';
import { takeBackWords } from './locales/words.ts';
import { useWords } from '../../lib/messages/language.ts';

interface TakeBackPanelProps {
  bag: CounterBag;
  /** null if nothing was taken back, as far as is known: the same body may be sent again. */
  takeBack: (body: TakeBackBody) => Promise<TakenBack | null>;
  isOffline: boolean;
  onTakenBack: () => void;
}

/** For a shop: the form opens inside the card of its bag, never over it. */
export function TakeBackPanel({ bag, takeBack, isOffline, onTakenBack }: TakeBackPanelProps) {
  const t = useMessage();
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [taken, setTaken] = useState<number | null>(null);
  const hasWords = useWords(takeBackWords);
  const canTakeBack = bag.toFill.length > 0;
  const close = (next: 'button' | 'p') => {
    setOpen(false);
    // After the form is gone.
    setTimeout(() => panel.current?.querySelector(next)?.focus());
  };
  if (!hasWords) return null;
  return (
    <S.Panel ref={panel}>
      <p role="status" tabIndex={-1}>
        {taken !== null && t('web.takeBack.done', { count: taken })}
      </p>
      {isOpen && canTakeBack ? (
        <TakeBackForm
          toFill={bag.toFill}
          isOffline={isOffline}
          onKeep={() => close('button')}
          onConfirm={async ({ token, canFill, reason }) => {
            const answer = await takeBack({ token, bag_id: bag.id, can_fill: canFill, reason });
            if (answer === null) return false;
            setTaken(answer.pieces);
            // The button may go with what was sold.
            close('p');
            onTakenBack();
            return true;
          }}
        />
      ) : (
        canTakeBack && (
          <Button
            kind="quiet"
            icon={packageOffIcon}
            onPress={() => {
              setTaken(null);
              setOpen(true);
            }}
          >
            {t('web.takeBack.open')}
          </Button>
        )
      )}
    </S.Panel>
  );
}
